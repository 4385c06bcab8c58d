import { multiplicand, numberOf } from './arithmetic';
import { isUnitWord } from './quantity';
import { isNumber, saysQuantity, tokensOf, type FindProduct, type Token } from './tokens';
import { fold } from '../words/text';

export interface Wish {
  code: string;
  quantity: string;
  /** Two codes, and one may be the quantity; the person has to choose. */
  either?: [string, string];
  /** The note of the order's line. */
  note?: string;
}

/** Reads the wishes of a line, with code and quantity in either order. Words without a code become one wish. */
export function readLine(line: string, find: FindProduct): Wish[] {
  const named = readNamed(line, find);
  if (named) return [named];
  const tokens = tokensOf(line, find);
  const codes = codesIn(tokens, find).filter((code) => !isDoubtful(tokens, code, find));
  const [code, other] = codes;
  if (code === undefined) return [withoutCode(tokens, line)];
  if (other === undefined)
    return [{ code: code.text, quantity: quantityBeside(tokens, code, find) }];
  const several = tokens.every(isNumber) ? severalWishes(tokens, find) : undefined;
  return several ?? [{ code: '', quantity: '', either: [code.text, other.text] }];
}

/**
 * Reads a line that has a product's full name beside its code, as programs write it. Numbers in the name are not the
 * quantity.
 */
function readNamed(line: string, find: FindProduct): Wish | undefined {
  const plain = line.normalize('NFC').replace(/\s+/g, ' ');
  const codes = tokensOf(plain, find).filter(({ text }) => find(text));
  for (const { text } of codes) {
    const rest = withoutName(plain, find(text)?.DESCRICAO ?? '');
    const tokens = rest === undefined ? [] : tokensOf(rest, find);
    const code = tokens.find((token) => token.text === text);
    if (code) return { code: text, quantity: quantityBeside(tokens, code, find) };
  }
  return undefined;
}

/** The line without this name; undefined if the name isn't in it. */
function withoutName(line: string, name: string): string | undefined {
  const wanted = fold(name.normalize('NFC').replace(/\s+/g, ' ').trim());
  const at = wanted.includes(' ') ? fold(line).indexOf(wanted) : -1;
  if (at < 0) return undefined;
  return `${line.slice(0, at)} ; ${line.slice(at + wanted.length)}`;
}

/** The tokens that may be the code. A code that appears in another found product's name counts as part of the name. */
function codesIn(tokens: readonly Token[], find: FindProduct): Token[] {
  const labelled = tokens.find(({ says }) => says === 'code');
  if (labelled) return [labelled];
  const codes = tokens.filter((token) => !saysQuantity(token) && find(token.text));
  const inNames = codes.filter((token) =>
    codes.some((one) => one !== token && nameWords(one, find).has(fold(token.text))),
  );
  return inNames.length < codes.length ? codes.filter((one) => !inNames.includes(one)) : codes;
}

/** The words of the product's name, and the numbers in them. */
function nameWords({ text }: Token, find: FindProduct): Set<string> {
  const name = fold(find(text)?.DESCRICAO ?? '');
  return new Set([...name.split(/[\s/]+/), ...(name.match(/\d+(?:[.,]\d+)?/g) ?? [])]);
}

const saidAround =
  /^(quero|manda|mandar|mande|preciso|pedir|pedido|favor|mais|para|das|dos|por|cada|com|produto|item|peca|pecas)$/;
const shortestTrusted = 4;

/**
 * '10x câmara aro 29' must not order product 29. Beside other words a code counts only if it comes first and isn't
 * short.
 */
function isDoubtful(tokens: readonly Token[], code: Token, find: FindProduct): boolean {
  if (code.says === 'code') return false;
  const leads = tokens.find((token) => !saysQuantity(token)) === code;
  if (leads && code.text.length >= shortestTrusted) return false;
  const name = fold(find(code.text)?.DESCRICAO ?? '');
  return tokens.some((token) => {
    const word = fold(token.text);
    const foreign = /[a-z]{3}/.test(word) && !isUnitWord(word) && !saidAround.test(word);
    return token !== code && !saysQuantity(token) && foreign && !name.includes(word.slice(0, 3));
  });
}

/**
 * Finds the quantity by a label or unit. Otherwise takes an amount that multiplies to a total, or the number at an end
 * of the line.
 */
function quantityBeside(tokens: readonly Token[], code: Token, find: FindProduct): string {
  const name = nameWords(code, find);
  const isOfName = ({ text }: Token) => name.has(fold(numberOf(text) ?? text).replace(',', '.'));
  const others = tokens.filter((token) => token !== code);
  const labelled = others.filter(({ says }) => says === 'label');
  if (labelled.length > 0) return inDoubt(labelled);
  const times = others.filter((token) => token.says === 'times' && isNextTo(tokens, token, code));
  if (times.length > 0) return inDoubt(times);
  const multiplied = multiplicand(others.map(({ text }) => text));
  if (multiplied !== undefined) return others[multiplied]?.text ?? '';
  const numbers = others.filter((token) => saysQuantity(token) || isNumber(token));
  if (numbers.length > 0) {
    const outside = numbers.filter((token) => !isOfName(token));
    return inDoubt(likeliest(outside.length > 0 ? outside : numbers, tokens, code));
  }
  const [only] = others;
  const last = others.at(-1);
  if (last && isUnitWord(last.text) && !name.has(fold(last.text))) return last.text;
  return only && others.length === 1 && !name.has(fold(only.text)) ? only.text : '';
}

function isNextTo(tokens: readonly Token[], one: Token, other: Token): boolean {
  return Math.abs(tokens.indexOf(one) - tokens.indexOf(other)) === 1;
}

/** The likeliest quantities: prefers whole numbers, then numbers at an end of the line, then those with a unit. */
function likeliest(numbers: readonly Token[], tokens: readonly Token[], code: Token): Token[] {
  const whole = some(numbers, ({ text }) => /^[-+]?\d+(?!.*[.,]\d)/.test(text));
  const rest = tokens.filter((token) => token !== code);
  const edges = [rest[0], rest.at(-1)];
  const atEdge = some(whole, (token) => edges.includes(token));
  const isBare = (token: Token) => !saysQuantity(token) && isNextTo(tokens, token, code);
  return atEdge.some(isBare) ? atEdge : some(atEdge, saysQuantity);
}

/** The tokens that fit, or all if none fits. */
function some(tokens: readonly Token[], fits: (token: Token) => boolean): Token[] {
  const found = tokens.filter(fits);
  return found.length > 0 ? found : [...tokens];
}

/** Joins several candidates with 'ou', which is no quantity, so the person has to decide. */
function inDoubt(tokens: readonly Token[]): string {
  return [...new Set(tokens.map(({ text }) => text))].join(' ou ');
}
/** Reads '1006 10 1007 5', or '1006 1007 1010'; undefined if the line is ambiguous. */
function severalWishes(tokens: readonly Token[], find: FindProduct): Wish[] | undefined {
  if (tokens.length < 3) return undefined;
  const isCode = (token: Token | undefined) => token !== undefined && find(token.text);
  if (tokens.every(isCode)) return tokens.map(({ text }) => ({ code: text, quantity: '' }));
  const starts = tokens.filter((_, at) => at % 2 === 0);
  if (tokens.length % 2 !== 0 || !starts.every(isCode)) return undefined;
  return starts.map(({ text }, at) => ({ code: text, quantity: tokens[2 * at + 1]?.text ?? '' }));
}

/** Splits a line with an unknown code into code and quantity. Such a line never enters the cart. */
function withoutCode(tokens: readonly Token[], line: string): Wish {
  const said = tokens.find(saysQuantity);
  const rest = tokens.filter((token) => token !== said);
  if (said) return { code: textOf(rest), quantity: said.text };
  const [first, second] = rest;
  if (first && second && rest.length === 2 && rest.every(({ text }) => /\d/.test(text))) {
    return ofTwo(first, second);
  }
  // A number after a name could be a size, so only a number before it is a quantity.
  if (first && second && isNumber(first))
    return { code: textOf(rest.slice(1)), quantity: first.text };
  return { code: textOf(rest) || line.trim(), quantity: '' };
}

/** The token with letters is the code, or else the longer number; the first if they are equally long. */
function ofTwo(first: Token, second: Token): Wish {
  const swapped = isNumber(first) && (!isNumber(second) || second.text.length > first.text.length);
  return swapped
    ? { code: second.text, quantity: first.text }
    : { code: first.text, quantity: second.text };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
