import { isUnitWord } from './quantity';
import { isNumber, tokensOf, type FindProduct, type Token } from './tokens';
import { fold } from '../words/text';

export interface Wish {
  code: string;
  quantity: string;
  /** Both are codes, and nothing says which is the quantity. */
  either?: [string, string];
}

/** Code and quantity in either order. Several products give several wishes; words without a code are one themselves. */
export function readLine(line: string, find: FindProduct): Wish[] {
  const tokens = tokensOf(line, find);
  const codes = codesIn(tokens, find).filter((code) => !isDoubtful(tokens, code, find));
  const [code, other] = codes;
  if (code === undefined) return [withoutCode(tokens, line)];
  if (other === undefined)
    return [{ code: code.text, quantity: quantityBeside(tokens, code, find) }];
  const several = tokens.every(isNumber) ? severalWishes(tokens, find) : undefined;
  return several ?? [{ code: '', quantity: '', either: [code.text, other.text] }];
}

/** The codes that the line may mean. A code that is also a word of another product's name counts as that word. */
function codesIn(tokens: readonly Token[], find: FindProduct): Token[] {
  const labelled = tokens.find(({ says }) => says === 'code');
  if (labelled) return [labelled];
  const codes = tokens.filter(({ text, says }) => says !== 'quantity' && find(text));
  const inNames = codes.filter((token) =>
    codes.some((one) => one !== token && nameWords(one, find).has(fold(token.text))),
  );
  return inNames.length < codes.length ? codes.filter((one) => !inNames.includes(one)) : codes;
}

function nameWords({ text }: Token, find: FindProduct): Set<string> {
  return new Set(fold(find(text)?.DESCRICAO ?? '').split(/[\s/]+/));
}

const saidAround =
  /^(quero|manda|mandar|mande|preciso|pedir|pedido|favor|mais|para|das|dos|por|cada|com|produto|item|peca|pecas)$/;
const shortestTrusted = 4;

/** '10x câmara aro 29' must not order product 29: beside other words a code counts only first, and not as a short number. */
function isDoubtful(tokens: readonly Token[], code: Token, find: FindProduct): boolean {
  if (code.says === 'code') return false;
  const leads = tokens.find(({ says }) => says !== 'quantity') === code;
  if (leads && code.text.length >= shortestTrusted) return false;
  const name = fold(find(code.text)?.DESCRICAO ?? '');
  return tokens.some((token) => {
    const word = fold(token.text);
    const foreign = /[a-z]{3}/.test(word) && !isUnitWord(word) && !saidAround.test(word);
    return (
      token !== code && token.says !== 'quantity' && foreign && !name.includes(word.slice(0, 3))
    );
  });
}

function quantityBeside(tokens: readonly Token[], code: Token, find: FindProduct): string {
  const name = nameWords(code, find);
  const others = tokens.filter((token) => token !== code);
  const outside = (found: Token[]) => {
    const notOfName = found.filter(({ text }) => !name.has(fold(text)));
    return notOfName.length > 0 ? notOfName : found;
  };
  const said = others.filter(({ says }) => says === 'quantity');
  const numbers = others.filter(isNumber);
  const saidOutside = said.filter(({ text }) => !name.has(fold(text)));
  if (saidOutside.length > 0) return inDoubt(saidOutside);
  if (numbers.length > 0) return inDoubt(outside(numbers));
  if (said.length > 0) return inDoubt(said);
  const [only] = others;
  const last = others.at(-1);
  if (last && isUnitWord(last.text) && !name.has(fold(last.text))) return last.text;
  return only && others.length === 1 && !name.has(fold(only.text)) ? only.text : '';
}

/** Several are shown side by side; the person decides. */
function inDoubt(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ou ');
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
  const said = tokens.find(({ says }) => says === 'quantity');
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
