import { nearest } from './nearest';
import { findProducts, type ProductFilters, type ProductIndex } from './product-index';
import { searchText } from './search-text';

/**
 * What was probably meant by a search that finds nothing: words that no product has, replaced by the nearest that one
 * has. Undefined where nothing is near, or where that finds nothing either.
 */
export function meantBy(index: ProductIndex, filters: ProductFilters): string | undefined {
  const texts = index.texts();
  let known: string[] | undefined;
  const words = filters.name.split(' ').map((typed) => {
    const word = searchText(typed);
    if (!/^[a-z]{3,}$/.test(word) || texts.some((text) => text.includes(word))) return typed;
    known ??= wordsOf(texts);
    return nearest(word, known, 1)[0]?.toUpperCase() ?? typed;
  });
  if (known === undefined) return undefined;
  const name = words.join(' ');
  return findProducts(index, { ...filters, name }).length > 0 ? name : undefined;
}

/** The words of names, the most frequent first: of two that are as near, it is the likelier one. */
function wordsOf(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}
