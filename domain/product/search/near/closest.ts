import type { Product } from '../../product';
import { findProducts, hasWord, type ProductFilters, type ProductIndex } from '../product-index';
import { searchWords } from '../text';

/** Products that match the same words of a search and lack the same others. */
export interface ClosestGroup {
  products: readonly Product[];
  /** As the person typed them, in capitals. */
  has: readonly string[];
  lacks: readonly string[];
}

/**
 * For a search without a result: the products with the most matching words, grouped by the words they lack. The first
 * word counts twice, because people type the part before its model and size.
 */
export function closestGroups(index: ProductIndex, filters: ProductFilters): ClosestGroup[] {
  const words = searchWords(filters.name);
  let most = 1;
  let groups = new Set<number>();
  for (const entry of index.entries()) {
    if (!entry.product.CD_PRODUTO.startsWith(filters.code)) continue;
    // One bit per word, the first word highest, so sorting the numbers sorts the groups by their words.
    let bits = 0;
    let count = 0;
    for (const [at, word] of words.entries()) {
      const has = hasWord(entry, word);
      bits = bits * 2 + Number(has);
      if (has) count += at === 0 ? 2 : 1;
    }
    if (count < most) continue;
    if (count > most) groups = new Set();
    most = count;
    groups.add(bits);
  }
  return [...groups]
    .sort((a, b) => b - a)
    .map((bits) => {
      const typed = (isThere: boolean) =>
        words.flatMap((word, at) => {
          const bit = 2 ** (words.length - 1 - at);
          return Boolean(bits & bit) === isThere ? [word.typed] : [];
        });
      const has = typed(true);
      const products = findProducts(index, { ...filters, name: has.join(' ') });
      return { products, has, lacks: typed(false) };
    });
}
