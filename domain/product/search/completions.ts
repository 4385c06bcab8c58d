import type { Product } from '../product';
import { searchText } from './text';

const most = 5;
/** A completion must save at least this many keys; shorter words are typed faster than chosen. */
const fewestSaved = 2;
const looked = 400;

/**
 * Words of the found names that start with the last typed word, most frequent first. Leaves out words that all names
 * have.
 */
export function completionsOf(typed: string, found: readonly Product[]): string[] {
  const begun = typed.slice(typed.lastIndexOf(' ') + 1);
  const beginning = searchText(begun);
  if (!/^[a-z]{2,}$/.test(beginning)) return [];
  const products = found.slice(0, looked);
  // By the folded word, because names write the same word with and without accents.
  const known = new Map<string, { word: string; count: number }>();
  for (const { DESCRICAO } of products) {
    const words = new Map(DESCRICAO.split(' ').map((word) => [searchText(word), word]));
    for (const [folded, word] of words) {
      if (!folded.startsWith(beginning)) continue;
      known.set(folded, { word, count: (known.get(folded)?.count ?? 0) + 1 });
    }
  }
  const before = typed.slice(0, typed.length - begun.length);
  return [...known]
    .filter(
      ([folded, { count }]) =>
        folded.length >= beginning.length + fewestSaved && count < products.length,
    )
    .sort(([, one], [, other]) => other.count - one.count)
    .slice(0, most)
    .map(([, { word }]) => before + word.toUpperCase());
}
