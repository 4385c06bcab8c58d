import type { Product } from '../product';
import { findProducts, hasWord, type ProductFilters, type ProductIndex } from './product-index';
import { searchWords } from './text';

/** Products that have the same words of a search, and lack the same. */
export interface ClosestGroup {
  products: readonly Product[];
  /** As typed, in capitals. */
  has: readonly string[];
  lacks: readonly string[];
}

/**
 * For a search that finds nothing: the products that have the most of its words, grouped by the words that they lack.
 * The group with the first words comes first: people type the part before its model and size.
 */
export function closestGroups(index: ProductIndex, filters: ProductFilters): ClosestGroup[] {
  const words = searchWords(filters.name);
  let most = 1;
  let groups = new Set<string>();
  for (const entry of index.entries()) {
    if (!entry.product.CD_PRODUTO.startsWith(filters.code)) continue;
    // '1' for a word that the product has: texts of equal length sort as the words' order wants it.
    const marks = words.map((word) => (hasWord(entry, word) ? '1' : '0'));
    const count = marks.filter((mark) => mark === '1').length;
    if (count < most) continue;
    if (count > most) groups = new Set();
    most = count;
    groups.add(marks.join(''));
  }
  return [...groups]
    .sort()
    .reverse()
    .map((marks) => {
      const has = words.filter((_, at) => marks[at] === '1').map(({ typed }) => typed);
      const lacks = words.filter((_, at) => marks[at] !== '1').map(({ typed }) => typed);
      const products = findProducts(index, { ...filters, name: has.join(' ') });
      return { products, has, lacks };
    });
}
