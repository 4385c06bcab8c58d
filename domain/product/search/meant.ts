import { nearest } from './near/nearest';
import { findProducts, type ProductFilters, type ProductIndex } from './product-index';
import { formsOf } from './plural';
import { searchText } from './text';

/** Replaces unknown words by the nearest known ones, the more frequent first. Undefined if that finds nothing. */
export function meantBy(index: ProductIndex, filters: ProductFilters): string | undefined {
  const name = filters.name
    .split(' ')
    .map((typed) => {
      const word = searchText(typed);
      if (!/^[a-z]{3,}$/.test(word) || isKnown(index, word)) return typed;
      const [near] = nearest(word, index.words().keys(), 1);
      return near === undefined ? typed : (index.words().get(near)?.toUpperCase() ?? typed);
    })
    .join(' ');
  if (name === filters.name) return undefined;
  return findProducts(index, { ...filters, name }).length > 0 ? name : undefined;
}

function isKnown(index: ProductIndex, word: string): boolean {
  const forms = formsOf(word);
  return index.entries().some(({ text }) => forms.some((form) => text.includes(form)));
}
