import { fold, visibleText } from '../../words/text';

/**
 * Text as searches compare it: folded, with a decimal point, and one spelling for 'ARO29', 'aro-29' and 'Aro 29' ('aro
 * 29'). The column `termos` holds the same (functions, migration 0003).
 */
export function searchText(text: string): string {
  const folded = fold(text).replaceAll(',', '.');
  const joined = folded.includes('-') ? folded.replace(/(?<=[a-z])-+(?=[a-z])/g, '') : folded;
  return joined
    .replace(/[a-z](?=[0-9])|[0-9](?=[a-z])/g, '$& ')
    .replace(/[\t\u00a0-][ \t\u00a0-]*| {2,}/g, ' ')
    .replaceAll('  ', ' ');
}

/** More words narrow nothing, and each costs the product table a look. */
const mostWords = 12;

/** The words of a search, each as `searchText` writes it; the punctuation of a list is left out. */
export function searchWords(typed: string): string[] {
  const words = visibleText(typed)
    .split(' ')
    .map((word) => searchText(word.replace(/^[.,;]+|[.,;]+$/g, '')).trim())
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords);
}

/** Digits alone may be the beginning of a code. */
export function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}
