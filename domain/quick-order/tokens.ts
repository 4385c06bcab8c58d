import type { Product } from '../product/product';
import { isPieceWord, isUnitWord } from './quantity';
import { fold } from '../words/text';

export type FindProduct = (code: string) => Product | undefined;

/** A word or a number of a written line, and what the writing itself says that it is. */
export interface Token {
  text: string;
  says?: 'code' | 'quantity';
}

const number = /^[-+]?\d[\d.,]*$/;
const quantityLabel = /^(qtd|qtde|qtdd|qtds|quant|quantidade|qt)$/;
const codeLabel = /^(cod|codigo|ref|referencia|sku)$/;

export function isNumber({ text }: Token): boolean {
  return number.test(text);
}

/** The tokens of a line or a cell; what only separates is left out. Known codes decide how '1006,10' comes apart. */
export function tokensOf(line: string, find: FindProduct): Token[] {
  const words = line
    .split(/[\s;|]+/)
    .map(unwrap)
    .filter((word) => word !== '' && !/^[^\p{L}\d]*$/u.test(word));
  return withLabels(
    withUnits(
      words.flatMap((word) => comeApart(word, find)),
      find,
    ),
  ).filter(({ text }) => !/^[x×*]$/i.test(text));
}

function unwrap(word: string): string {
  return word.replace(/^[([{"'“”>*•·→]+/u, '').replace(/[)\]}"'“”:;,.!?=]+$/u, '');
}

function comeApart(word: string, find: FindProduct): Token[] {
  if (find(word)) return [{ text: word }];
  const [, before = '', after = ''] = /^(\d+)[x×*](.+)$/i.exec(word) ?? [];
  if (after !== '' && (find(after) || find(before))) return joinedByX(before, after, find);
  const [, times] = /^([-+]?\d[\d.,]*)[x×*]$/i.exec(word) ?? [];
  if (times !== undefined) return [{ text: times, says: 'quantity' }];
  const [, timesAfter] = /^[x×*]([-+]?\d[\d.,]*)$/i.exec(word) ?? [];
  if (timesAfter !== undefined) return [{ text: timesAfter, says: 'quantity' }];
  const [, , unit = ''] = /^([-+]?\d[\d.,]*)(\p{L}+)$/u.exec(word) ?? [];
  if (isUnitWord(unit)) return [{ text: word, says: 'quantity' }];
  for (const separator of [',', '=', ':', '-', '–', '/', '>']) {
    const parts = splitAtCode(word, separator, find);
    if (parts) return parts.flatMap((part) => comeApart(part, find));
  }
  return [{ text: word }];
}

/** '10x1006': what is no code is the quantity. If both are codes, nothing tells which is which. */
function joinedByX(before: string, after: string, find: FindProduct): Token[] {
  if (find(before) && find(after)) return [{ text: before }, { text: after }];
  return find(after)
    ? [{ text: before, says: 'quantity' }, { text: after }]
    : [{ text: before }, { text: after, says: 'quantity' }];
}

function splitAtCode(word: string, separator: string, find: FindProduct): string[] | undefined {
  const first = word.indexOf(separator);
  const last = word.lastIndexOf(separator);
  if (first < 1 || last === word.length - 1) return undefined;
  if (find(word.slice(0, first))) return [word.slice(0, first), unwrap(word.slice(first + 1))];
  if (find(word.slice(last + 1))) return [word.slice(0, last), word.slice(last + 1)];
  return undefined;
}

/** '10 un': a number with its unit is a quantity, but '1006 KIT RELAÇÃO' and a line's only code are none. */
function withUnits(tokens: readonly Token[], find: FindProduct): Token[] {
  const codes = tokens.filter(({ text, says }) => says !== 'quantity' && find(text)).length;
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const counts =
      before &&
      isNumber(before) &&
      (!find(before.text) || (codes > 1 && isPieceWord(token.text))) &&
      isUnitWord(token.text);
    if (counts) {
      joined[joined.length - 1] = { text: `${before.text} ${token.text}`, says: 'quantity' };
    } else {
      joined.push(token);
    }
  }
  return joined;
}

/** 'Cód. 1006 Qtd. 10': a label says what follows. */
function withLabels(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const label = fold(tokens[at - 1]?.text ?? '');
    if (isLabel(token, tokens[at + 1])) return [];
    if (quantityLabel.test(label)) return [{ ...token, says: 'quantity' as const }];
    if (codeLabel.test(label)) return [{ ...token, says: 'code' as const }];
    return [token];
  });
}

function isLabel({ text }: Token, next: Token | undefined): boolean {
  const word = fold(text);
  return next !== undefined && (quantityLabel.test(word) || codeLabel.test(word));
}
