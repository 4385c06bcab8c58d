import type { Product } from '../product/product';
import { isPieceWord, isUnitWord } from './quantity';
import { fold } from '../words/text';

export type FindProduct = (code: string) => Product | undefined;

/** A word or number of a line, with its meaning if the notation shows it: 'Cód. 1006', 'Qtd. 10', '10 ×', '10 un'. */
export interface Token {
  text: string;
  says?: 'code' | 'label' | 'times' | 'unit';
}

const number = /^[-+]?\d[\d.,]*$/;
const quantityLabel = /^(qtd|qtde|qtdd|qtds|quant|quantidade|qt)$/;
const codeLabel = /^(cod|codigo|ref|referencia|sku)$/;
const gluedLabel = /^(\p{L}+)[.:=#-]*(\d.*)$/u;

export function isNumber({ text }: Token): boolean {
  return number.test(text);
}

export function saysQuantity({ says }: Token): boolean {
  return says !== undefined && says !== 'code';
}

/** Splits a line or cell into tokens and drops separators. Known codes decide how '1006,10' is split. */
export function tokensOf(line: string, find: FindProduct): Token[] {
  const words = line
    .split(/[\s;|]+/)
    .map((word) => (find(word) ? word : unwrap(word)))
    .filter((word) => isTimes(word) || /[\p{L}\d]/u.test(word))
    .flatMap((word) => fromLabel(word, find))
    .flatMap((word) => comeApart(word, find));
  return withLabels(withTimes(withUnits(words, find), find));
}

const isTimes = (word: string) => /^[x×*]$/i.test(word);

function unwrap(word: string): string {
  return word.replace(/^[([{"'“”`>*•·→#~_]+(?=.)/u, '').replace(/[)\]}"'“”`:;,.!?=]+$/u, '');
}

/** 'Cód:1006', 'REF.1736', 'qtd=3' */
function fromLabel(word: string, find: FindProduct): string[] {
  const [, label = '', value = ''] = gluedLabel.exec(word) ?? [];
  return isLabelWord(label) && !find(word) ? [label, value] : [word];
}

function comeApart(word: string, find: FindProduct): Token[] {
  if (find(word)) return [{ text: word }];
  const [, before = '', after = ''] = /^(\d+)[x×*](.+)$/i.exec(word) ?? [];
  if (after !== '' && (find(after) || find(before))) return joinedByX(before, after, find);
  const [, times] = /^([-+]?\d[\d.,]*)[x×*]$/i.exec(word) ?? [];
  if (times !== undefined) return [{ text: times, says: 'times' }];
  const [, timesAfter] = /^[x×*]([-+]?\d[\d.,]*)$/i.exec(word) ?? [];
  if (timesAfter !== undefined) return [{ text: timesAfter, says: 'times' }];
  const [, , unit = ''] = /^([-+]?\d[\d.,]*)(\p{L}+)$/u.exec(word) ?? [];
  if (isUnitWord(unit)) return [{ text: word, says: 'unit' }];
  for (const separator of [',', '=', ':', '-', '–', '—', '/', '>', '(', '[', '→', '➔', '⇒']) {
    const parts = splitAtCode(word, separator, find);
    if (parts) return parts.flatMap((part) => comeApart(part, find));
  }
  return [{ text: word }];
}

/** '10x1006': the number that isn't a code is the quantity. If both are codes, neither is marked. */
function joinedByX(before: string, after: string, find: FindProduct): Token[] {
  if (find(before) && find(after)) return [{ text: before }, { text: after }];
  return find(after)
    ? [{ text: before, says: 'times' }, { text: after }]
    : [{ text: before }, { text: after, says: 'times' }];
}

function splitAtCode(word: string, separator: string, find: FindProduct): string[] | undefined {
  const first = word.indexOf(separator);
  const last = word.lastIndexOf(separator);
  if (first < 1 || last === word.length - 1) return undefined;
  if (find(word.slice(0, first))) return [word.slice(0, first), unwrap(word.slice(first + 1))];
  if (find(word.slice(last + 1))) return [word.slice(0, last), word.slice(last + 1)];
  return undefined;
}

/** '10 un': a number with its unit is a quantity. In '1006 KIT RELAÇÃO' the number is a code, so it stays. */
function withUnits(tokens: readonly Token[], find: FindProduct): Token[] {
  const codes = tokens.filter((token) => !saysQuantity(token) && find(token.text)).length;
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const counts =
      before &&
      isNumber(before) &&
      (!find(before.text) || (codes > 1 && isPieceWord(token.text))) &&
      isUnitWord(token.text);
    if (counts) {
      joined[joined.length - 1] = { text: `${before.text} ${token.text}`, says: 'unit' };
    } else {
      joined.push(token);
    }
  }
  return joined;
}

/** In '10 × 1006' the 10 is a quantity; '12 x 1,75' is a size. */
function withTimes(tokens: readonly Token[], find: FindProduct): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, before, after] = [tokens[at], read.at(-1), tokens[at + 1]];
    if (!token) continue;
    if (!isTimes(token.text)) {
      read.push(token);
    } else if (before && after && isNumber(before) && isNumber(after)) {
      at += 1;
      const codes = [before, after].map(({ text }) => find(text) !== undefined);
      const isSize = after.text.length < 4 || /[.,]/.test(after.text);
      if (!codes[0] && !codes[1] && isSize)
        read[read.length - 1] = { text: `${before.text}x${after.text}` };
      else if (!codes[0]) read.splice(-1, 1, { ...before, says: 'times' }, after);
      else read.push(codes[1] ? after : { ...after, says: 'times' });
    }
  }
  return read;
}

/** 'Cód. 1006 Qtd. 10': a label gives the meaning of the next token. */
function withLabels(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const label = fold(tokens[at - 1]?.text ?? '');
    if (isLabelWord(token.text) && tokens[at + 1] !== undefined) return [];
    if (quantityLabel.test(label)) return [{ ...token, says: 'label' as const }];
    if (codeLabel.test(label)) return [{ ...token, says: 'code' as const }];
    return [token];
  });
}

function isLabelWord(text: string): boolean {
  const word = fold(text);
  return quantityLabel.test(word) || codeLabel.test(word);
}
