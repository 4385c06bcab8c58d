import { multiplicand, numberOf } from './arithmetic';
import { isUnitWord } from './quantity';
import { isNumber, saysQuantity, tokensOf, type FindProduct, type Token } from './tokens';
import { fold } from '../words/text';

export interface Wish {
  code: string;
  quantity: string;
  /** Both are codes, and nothing says which is the quantity. */
  either?: [string, string];
  /** Of the line of the order. */
  note?: string;
}

/** Code and quantity in either order. Several products give several wishes; words without a code are one themselves. */
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

/** A line with a product's whole name beside its code, as programs write it: no number of the name is the quantity. */
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

/** The line without this name; undefined if it doesn't have it. */
function withoutName(line: string, name: string): string | undefined {
  const wanted = fold(name.normalize('NFC').replace(/\s+/g, ' ').trim());
  const at = wanted.includes(' ') ? fold(line).indexOf(wanted) : -1;
  if (at < 0) return undefined;
  return `${line.slice(0, at)} ; ${line.slice(at + wanted.length)}`;
}

/** The codes that the line may mean. A code that is also a word of another product's name counts as that word. */
function codesIn(tokens: readonly Token[], find: FindProduct): Token[] {
  const labelled = tokens.find(({ says }) => says === 'code');
  if (labelled) return [labelled];
  const codes = tokens.filter((token) => !saysQuantity(token) && find(token.text));
  const inNames = codes.filter((token) =>
    codes.some((one) => one !== token && nameWords(one, find).has(fold(token.text))),
  );
  return inNames.length < codes.length ? codes.filter((one) => !inNames.includes(one)) : codes;
}

/** The words of the name of a code, and the numbers in them. */
function nameWords({ text }: Token, find: FindProduct): Set<string> {
  const name = fold(find(text)?.DESCRICAO ?? '');
  return new Set([...name.split(/[\s/]+/), ...(name.match(/\d+(?:[.,]\d+)?/g) ?? [])]);
}

const saidAround =
  /^(quero|manda|mandar|mande|preciso|pedir|pedido|favor|mais|para|das|dos|por|cada|com|produto|item|peca|pecas)$/;
const shortestTrusted = 4;

/** '10x câmara aro 29' must not order product 29: beside other words a code counts only first, and not as a short number. */
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

/** By what the writing says, by what multiplies to a total, and else the number at an edge of the line. */
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

/** Of several numbers those that are whole, of these the ones at an edge, and of these one with its unit. */
function likeliest(numbers: readonly Token[], tokens: readonly Token[], code: Token): Token[] {
  const whole = some(numbers, ({ text }) => /^[-+]?\d+(?!.*[.,]\d)/.test(text));
  const rest = tokens.filter((token) => token !== code);
  const edges = [rest[0], rest.at(-1)];
  const atEdge = some(whole, (token) => edges.includes(token));
  const isBare = (token: Token) => !saysQuantity(token) && isNextTo(tokens, token, code);
  return atEdge.some(isBare) ? atEdge : some(atEdge, saysQuantity);
}

/** Those that fit, or all if none does. */
function some(tokens: readonly Token[], fits: (token: Token) => boolean): Token[] {
  const found = tokens.filter(fits);
  return found.length > 0 ? found : [...tokens];
}

/** Several are shown side by side; the person decides. */
function inDoubt(tokens: readonly Token[]): string {
  return [...new Set(tokens.map(({ text }) => text))].join(' ou ');
}
/** '1006 10 1007 5', or '1006 1007 1010'; undefined where it could be anything. */
function severalWishes(tokens: readonly Token[], find: FindProduct): Wish[] | undefined {
  if (tokens.length < 3) return undefined;
  const isCode = (token: Token | undefined) => token !== undefined && find(token.text);
  if (tokens.every(isCode)) return tokens.map(({ text }) => ({ code: text, quantity: '' }));
  const starts = tokens.filter((_, at) => at % 2 === 0);
  if (tokens.length % 2 !== 0 || !starts.every(isCode)) return undefined;
  return starts.map(({ text }, at) => ({ code: text, quantity: tokens[2 * at + 1]?.text ?? '' }));
}

/** Nothing goes in from here: the code is unknown. It only says what stands where. */
function withoutCode(tokens: readonly Token[], line: string): Wish {
  const said = tokens.find(saysQuantity);
  const rest = tokens.filter((token) => token !== said);
  if (said) return { code: textOf(rest), quantity: said.text };
  const [first, second] = rest;
  if (first && second && rest.length === 2 && rest.every(({ text }) => /\d/.test(text))) {
    return ofTwo(first, second);
  }
  // A number behind a name is as likely a size.
  if (first && second && isNumber(first))
    return { code: textOf(rest.slice(1)), quantity: first.text };
  return { code: textOf(rest) || line.trim(), quantity: '' };
}

/** The one with letters is the code, or the longer number; of equals, the first. */
function ofTwo(first: Token, second: Token): Wish {
  const swapped = isNumber(first) && (!isNumber(second) || second.text.length > first.text.length);
  return swapped
    ? { code: second.text, quantity: first.text }
    : { code: first.text, quantity: second.text };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
