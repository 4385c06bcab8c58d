import { fold, visibleText } from '../../words/text';
import { formsOf } from './plural';

/** A word of a search; a name has it if it has one of the forms, the size or all parts. */
export interface SearchWord {
  /** As the person typed it, in capitals. */
  typed: string;
  /** The word as `searchText` writes it, then its singular or plural. */
  forms: readonly string[];
  /** The digits of a size without its signs: 909018 means 90/90-18. '' for a word or a short number. */
  size: string;
  /** What a model or a size is made of: TITAN and 150 of titan150. */
  parts: readonly SearchWord[];
}

/** Folded, with a decimal point, one spelling for 'ARO29' and 'aro-29'; `termos` holds the same (migration 0010). */
export function searchText(text: string): string {
  const plain = plainText(text);
  const joined = plain.includes('-') ? plain.replace(/(?<=[a-z])-+(?=[a-z])/g, '') : plain;
  return joined
    .replace(/[a-z](?=[0-9])|[0-9](?=[a-z])/g, '$& ')
    .replace(/[\t\u00a0-][ \t\u00a0-]*| {2,}/g, ' ')
    .replaceAll('  ', ' ');
}

/** The sizes of a name as digits, each after a blank, also without their decimal points alone; the column `medidas`. */
export function sizesOf(text: string): string {
  const plain = plainText(text);
  const joined = plain.replace(/(?<=[0-9]) *[x/.-] *(?=[0-9])/g, '');
  const whole = plain.replace(/(?<=[0-9])\.(?=[0-9])/g, '');
  return ` ${joined} ${whole}`.replace(/[^0-9]+/g, ' ');
}

const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Folded; inch marks are blanks, × and * between sizes are x, the sign of a number ('nº 5') is left out. */
function plainText(text: string): string {
  const folded = fold(text).replaceAll(',', '.');
  // Most names have none of these signs, and 20,000 of them are waited for.
  if (!/["*×½¼¾°ºª“”″]|\bn[. ]*[0-9]/.test(folded)) return folded;
  return folded
    .replace(/[½¼¾]/g, (sign) => fractions[sign] ?? sign)
    .replace(/(?<![a-z0-9])n[.°ºª]* *(?=[0-9])/g, '')
    .replace(/["“”″°ºª]+/g, ' ')
    .replaceAll('×', 'x')
    .replace(/([0-9] *)\*/g, '$1x')
    .replaceAll('*', ' ');
}

/** More words narrow nothing, and each costs the product table a look. */
const mostWords = 12;

/** Words that join others; names leave them out as often as not. */
const joining = new Set(['de', 'da', 'do', 'das', 'dos', 'para', 'pra', 'p/', 'com', 'c/', 'e']);

/** The words of a search; the punctuation of a list is left out, and so are joining words before the last. */
export function searchWords(typed: string): SearchWord[] {
  const tokens = plainText(visibleText(typed))
    .split(' ')
    .map((token) => token.replace(/^[.,;]+|[.,;]+$/g, ''))
    .filter((token) => searchText(token).trim() !== '');
  const meant = tokens.filter((token, at) => at === tokens.length - 1 || !joining.has(token));
  return [...new Set(meant)].slice(0, mostWords).map(wordOf);
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

/** A number in a size may be any of a range: 700x25 means 700X18/25 too. */
function partOf(text: string): SearchWord {
  const size = /^[0-9.]+$/.test(text) ? text.replaceAll('.', '') : '';
  return { typed: text.toUpperCase(), forms: formsOf(text), size, parts: [] };
}

/** Shorter numbers are found in the name as they are. */
const shortestSize = 3;

function sizeOf(token: string): string {
  // A decimal number alone is no size: 28,6 isn't 286.
  if (!/^[0-9]+([x/.-][0-9]+)*$/.test(token) || /^[0-9]+\.[0-9]+$/.test(token)) return '';
  const digits = token.replace(/[^0-9]/g, '');
  return digits.length < shortestSize ? '' : digits;
}

/** How names begin that have the first two words in the order of the search; none for a single word. */
export function openingsOf([first, second]: readonly SearchWord[]): readonly string[] {
  if (!first || !second) return [];
  return first.forms.flatMap((one) => second.forms.map((other) => `${one} ${other}`));
}

export function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}

/** Everything that a word may look like in a name, to be marked there. */
export function lettersOf(words: readonly SearchWord[]): readonly string[] {
  return words.flatMap(({ forms, parts }) => [...forms, ...lettersOf(parts)]);
}
