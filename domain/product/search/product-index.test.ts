import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { findProducts, indexProducts, isWhole, noFilters } from './product-index';
import {
  exampleProducts,
  searchExamples,
} from '../../../tests/support/data/search/search-examples';

describe('§2, §5 /produtos: the search finds', () => {
  const index = indexProducts(exampleProducts);
  it.each(searchExamples)('%s: %j', (_why, typed, codes) => {
    const found = findProducts(index, { ...noFilters, ...typed });
    expect(found.map(({ CD_PRODUTO }) => CD_PRODUTO)).toEqual(codes);
  });

  it('the whole list, untouched, while nothing is typed', () => {
    expect(findProducts(index, noFilters)).toBe(index.products);
  });
});

it('writes each name in its searched form once, and not before the first search', () => {
  const folds = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => folds.mockRestore());
  const accented = exampleProducts.filter(({ DESCRICAO }) => /[^ -~]/.test(DESCRICAO));
  const index = indexProducts(exampleProducts);
  expect(folds).not.toHaveBeenCalled();
  for (const name of ['c', 'ca', 'cam']) findProducts(index, { code: '', name });
  expect(folds).toHaveBeenCalledTimes(accented.length);
});

it('knows when it is only the first of many', () => {
  expect(isWhole(indexProducts(exampleProducts))).toBe(true);
  expect(isWhole(indexProducts(exampleProducts, 100_000))).toBe(false);
});
