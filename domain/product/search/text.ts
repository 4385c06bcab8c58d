import { fold, visibleText } from '../../words/text';
import { formsOf } from './plural';

/** A word of a search. A name matches it by one of the forms, the size, or all parts. */
export interface SearchWord {
  /** As the person typed it, in capitals. */
  typed: string;
  /** The word in the format of `searchText`, then its singular or plural. */
  forms: readonly string[];
  /** The digits of a size without its signs: 909018 for 90/90-18. '' for a word or a short number. */
  size: string;
  /** The parts of a model or size: TITAN and 150 for titan150. */
  parts: readonly SearchWord[];
}

/**
 * Folds a text, with decimal points and one spelling for 'ARO29' and 'aro-29'. The column `termos` holds the same
 * (migration 0010).
 */
export function searchText(text: string): string {
  const plain = plainText(text);
  const joined = plain.includes('-') ? plain.replace(/(?<=[a-z])-+(?=[a-z])/g, '') : plain;
  return joined
    .replace(/[a-z](?=[0-9])|[0-9](?=[a-z])/g, '$& ')
    .replace(/[\t\u00a0-][ \t\u00a0-]*| {2,}/g, ' ')
    .replaceAll('  ', ' ');
}

/**
 * The sizes in a name as digits, each after a blank; decimal numbers also without their point. The column `medidas`
 * holds the same.
 */
export function sizesOf(text: string): string {
  const plain = plainText(text);
  const joined = plain.replace(/(?<=[0-9]) *[x/.-] *(?=[0-9])/g, '');
  const whole = plain.replace(/(?<=[0-9])\.(?=[0-9])/g, '');
  return ` ${joined} ${whole}`.replace(/[^0-9]+/g, ' ');
}

const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Folds a text: inch marks become blanks, × and * between sizes become x, and the sign of 'nº 5' is dropped. */
function plainText(text: string): string {
  const folded = fold(text).replaceAll(',', '.');
  // Most names have none of these signs, and the person waits while 20,000 names are prepared.
  if (!/["*×½¼¾°ºª“”″]|\bn[. ]*[0-9]/.test(folded)) return folded;
  return folded
    .replace(/[½¼¾]/g, (sign) => fractions[sign] ?? sign)
    .replace(/(?<![a-z0-9])n[.°ºª]* *(?=[0-9])/g, '')
    .replace(/["“”″°ºª]+/g, ' ')
    .replaceAll('×', 'x')
    .replace(/([0-9] *)\*/g, '$1x')
    .replaceAll('*', ' ');
}

/** More words narrow the search no further, and each costs the database a scan. */
const maxWords = 12;

/** Joining words, which names often leave out. */
const joining = new Set(['de', 'da', 'do', 'das', 'dos', 'para', 'pra', 'p/', 'com', 'c/', 'e']);

/** The words of a search, without punctuation and without joining words, except if a joining word is the last one. */
export function searchWords(typed: string): SearchWord[] {
  const tokens = plainText(visibleText(typed))
    .split(' ')
    .map((token) => token.replace(/^[.,;]+|[.,;]+$/g, ''))
    .filter((token) => searchText(token).trim() !== '');
  const meant = tokens.filter((token, at) => at === tokens.length - 1 || !joining.has(token));
  return [...new Set(meant)].slice(0, maxWords).map(wordOf);
}

function wordOf(token: string): SearchWord {
  const text = searchText(token).trim();
  const parts = text.split(' ').filter((part) => part !== 'x');
  return {
    typed: token.toUpperCase(),
    forms: formsOf(text),
    size: sizeOf(token),
    parts: parts.length > 1 ? parts.map(partOf) : [],
  };
}

/** A number in a size may belong to a range: 700x25 also means 700X18/25. */
function partOf(text: string): SearchWord {
  const size = /^[0-9.]+$/.test(text) ? text.replaceAll('.', '') : '';
  return { typed: text.toUpperCase(), forms: formsOf(text), size, parts: [] };
}

/** Shorter numbers are searched in the name as they are. */
const shortestSize = 3;

function sizeOf(token: string): string {
  // A decimal number alone is no size: 28,6 isn't 286.
  if (!/^[0-9]+([x/.-][0-9]+)*$/.test(token) || /^[0-9]+\.[0-9]+$/.test(token)) return '';
  const digits = token.replace(/[^0-9]/g, '');
  return digits.length < shortestSize ? '' : digits;
}

/** Possible beginnings of a name that has the first two words in this order; empty for a single word. */
export function openingsOf([first, second]: readonly SearchWord[]): readonly string[] {
  if (!first || !second) return [];
  return first.forms.flatMap((one) => second.forms.map((other) => `${one} ${other}`));
}

export function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}

/** Every form of the words that may appear in a name, for marking. */
export function lettersOf(words: readonly SearchWord[]): readonly string[] {
  return words.flatMap(({ forms, parts }) => [...forms, ...lettersOf(parts)]);
}
