import type { Product } from '../product';
import { searchText } from './text';

const most = 5;
/** Keys that a completion saves at least: fewer are typed sooner than chosen. */
const fewestSaved = 2;
const looked = 400;

/** Words of the found names that begin like the last one, the most frequent first; one that all have says nothing. */
export function completionsOf(typed: string, found: readonly Product[]): string[] {
  const begun = typed.slice(typed.lastIndexOf(' ') + 1);
  const beginning = searchText(begun);
  if (!/^[a-z]{2,}$/.test(beginning)) return [];
  const products = found.slice(0, looked);
  const counts = new Map<string, number>();
  for (const { DESCRICAO } of products) {
    for (const word of new Set(searchText(DESCRICAO).split(' '))) {
      if (word.startsWith(beginning)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const before = typed.slice(0, typed.length - begun.length);
  return [...counts]
    .filter(
      ([word, count]) => word.length >= beginning.length + fewestSaved && count < products.length,
    )
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => before + word.toUpperCase());
}
