import { maximumQuantity } from '../cart/cart';
import { fold, visibleText } from '../words/text';

/** What was written as a quantity: whole pieces, or a sentence that says what to mend. */
export type ReadQuantity =
  | {
      quantity: number;
      /** Says how something that could be read in two ways was taken, so that it can be checked. */
      remark?: string;
    }
  | { problem: string };

const pieces = new Set(
  'u un uns und unds unid unids unidade unidades pc pcs pca pcas peca pecas'.split(' '),
);
const packs = new Set(
  (
    'dz dzs duzia duzias cx cxs caixa caixas par pares kit kits jg jgs jogo jogos pct pcts pacote ' +
    'pacotes fd fardo fardos cento kg g m mt mts metro metros rl rolo rolos'
  ).split(' '),
);

const foldWord = (word: string) => fold(word).replace(/\.$/, '');

/** A word for single pieces, such as 'un' or 'pçs.'. */
export function isPieceWord(word: string): boolean {
  return pieces.has(foldWord(word));
}

/** A word for pieces or for what holds several of them, such as 'dz' or 'cx'. */
export function isUnitWord(word: string): boolean {
  return isPieceWord(word) || packs.has(foldWord(word));
}

/** Reads '10', '10 un', '10x', '10,00' and, as a thousand, '1.000'. */
export function readQuantity(text: string): ReadQuantity {
  const written = visibleText(text).normalize('NFKC').replace(/\s+/g, ' ').trim();
  const [, number = '', unit = ''] =
    /^x? ?([-+]?\d(?:[\d., ]*\d)?) ?([a-z]*)\.?$/.exec(fold(written)) ?? [];
  if (written === '') return { problem: 'Falta a quantidade.' };
  if (isUnitWord(written)) return { problem: `"${written}" não diz quantas peças são.` };
  if (number === '') return { problem: `"${written}" não é uma quantidade.` };
  if (number.startsWith('-')) return { problem: `"${written}" é negativo.` };
  if (packs.has(unit)) return { problem: `"${written}": escreva quantas peças são.` };
  if (unit !== '' && unit !== 'x' && !pieces.has(unit)) {
    return { problem: `"${written}" não é uma quantidade.` };
  }
  return readNumber(number.replace('+', ''), written);
}

function readNumber(number: string, written: string): ReadQuantity {
  if (/^\d+$/.test(number)) return whole(number);
  // A table's decimals.
  if (/^\d+[.,]0{1,2}$/.test(number)) return whole(number.replace(/[.,]\d+$/, ''));
  if (/^[1-9]\d{0,2}([. ]\d{3})+(,0{1,2})?$/.test(number)) {
    const digits = number.replace(/,\d+$/, '').replace(/[. ]/g, '');
    const read = whole(digits);
    if ('problem' in read) return read;
    return { ...read, remark: `"${written}" foi lido como milhar: ${digits} peças.` };
  }
  if (/^\d+,0{3,}$/.test(number)) {
    const digits = number.replace(',', '');
    return {
      problem: `"${written}" pode ser ${number.replace(/,.*/, '')} ou ${digits}: escreva só os algarismos.`,
    };
  }
  if (/^\d+[.,]\d+$/.test(number)) {
    return { problem: `"${written}" não é um número inteiro de peças.` };
  }
  return { problem: `"${written}" não é uma quantidade.` };
}

function whole(digits: string): ReadQuantity {
  const quantity = Number(digits);
  if (quantity === 0) return { problem: 'A quantidade é zero.' };
  if (quantity > maximumQuantity) return { problem: 'A quantidade passa de 99.999.' };
  return { quantity };
}
