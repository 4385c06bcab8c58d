import { nearest } from './nearest';
import { findProducts, type ProductFilters, type ProductIndex } from './product-index';
import { searchText } from './text';

/** Unknown words become the nearest known ones, of equals the more frequent; undefined where that finds nothing. */
export function meantBy(index: ProductIndex, filters: ProductFilters): string | undefined {
  const texts = index.texts();
  const name = filters.name
    .split(' ')
    .map((typed) => {
      const word = searchText(typed);
      if (!/^[a-z]{3,}$/.test(word) || texts.some((text) => text.includes(word))) return typed;
      return nearest(word, index.words(), 1)[0]?.toUpperCase() ?? typed;
    })
    .join(' ');
  if (name === filters.name) return undefined;
  return findProducts(index, { ...filters, name }).length > 0 ? name : undefined;
}
