import { maxQuantity, maxQuantityWords } from '../cart/cart';
import { eitherOfTwo, readPieces } from '../cart/pieces';
import { plainCell } from '../words/table/csv';
import { fold, visibleText } from '../words/text';

type ReadQuantity =
  | {
      quantity: number;
      /** Shown to the person for checking if the number was ambiguous; says how it was read. */
      remark?: string;
    }
  | { problem: string };

const pieceWords = new Set(
  'u un uns und unds unid unids unidade unidades pc pcs pca pcas peca pecas'.split(' '),
);
const packs = new Set(
  (
    'dz dzs duzia duzias cx cxs caixa caixas par pares kit kits jg jgs jogo jogos pct pcts pacote ' +
    'pacotes fd fardo fardos cento kg g m mt mts metro metros rl rolo rolos'
  ).split(' '),
);

const foldWord = (word: string) => fold(word).replace(/\.$/, '');

export function isPieceWord(word: string): boolean {
  return pieceWords.has(foldWord(word));
}

/** Whether a word means pieces or a pack of several, such as 'dz' or 'cx'. */
export function isUnitWord(word: string): boolean {
  return isPieceWord(word) || packs.has(foldWord(word));
}

/** Whether the quantity is empty, a dash or zero. A restocking sheet lists many products that are not ordered. */
export function isNoQuantity(text: string): boolean {
  return /^(?:[-–—]*|0+(?:[.,]0+)?)$/.test(plainCell(visibleText(text).trim()));
}

/** Reads '10', '10 un', '10x', '10,00' and '1.000', which is a thousand. */
export function readQuantity(text: string): ReadQuantity {
  const written = plainCell(visibleText(text).normalize('NFKC').replace(/\s+/g, ' ').trim());
  const [, number = '', unit = ''] =
    /^x? ?([-+]?\d(?:[\d., ]*\d)?) ?([a-z]*)\.?$/.exec(fold(written)) ?? [];
  if (written === '') return { problem: 'Falta a quantidade.' };
  if (isUnitWord(written)) return { problem: `"${written}" não diz quantas peças são.` };
  if (number === '') return { problem: `"${written}" não é uma quantidade.` };
  if (number.startsWith('-')) return { problem: `"${written}" é negativo.` };
  if (packs.has(unit)) return { problem: `"${written}": escreva quantas peças são.` };
  if (unit !== '' && unit !== 'x' && !pieceWords.has(unit)) {
    return { problem: `"${written}" não é uma quantidade.` };
  }
  return readNumber(number.replace('+', ''), written);
}

function readNumber(number: string, written: string): ReadQuantity {
  const read = readPieces(number);
  if (read === 'either of two') return { problem: eitherOfTwo(number) };
  if (read === 'fraction') return { problem: `"${written}" não é um número inteiro de peças.` };
  if (read === 'not a number') return { problem: `"${written}" não é uma quantidade.` };
  const { pieces, parted } = read;
  if (pieces === 0) return { problem: 'A quantidade é zero.' };
  if (pieces > maxQuantity) return { problem: `A quantidade passa de ${maxQuantityWords}.` };
  const remark = `"${written}" foi lido como milhar: ${pieces} peças.`;
  return { quantity: pieces, ...(parted && { remark }) };
}
