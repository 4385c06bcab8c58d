import { fold, visibleText } from '../../words/text';

/** Folded, with a decimal point, one spelling for 'ARO29' and 'aro-29'; `termos` holds the same (migration 0003). */
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

export function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}
