import { expect, test } from 'vitest';

import { sampleProducts } from '../../../emulators/sample/catalogue';
import { realSearches } from '../../../tests/support/data/search/real-searches';
import { fold } from '../../words/text';
import { closestGroups } from './near/closest';
import { findProducts, indexProducts } from './product-index';

// Sorted as the endpoint does.
const listed = sampleProducts()
  .filter(({ ativo }) => ativo)
  .sort((a, b) => (fold(a.DESCRICAO) < fold(b.DESCRICAO) ? -1 : 1));
const index = indexProducts(listed);
test('there are 300 of them', () => {
  expect(realSearches.length).toBeGreaterThanOrEqual(300);
});

test.each(realSearches)('§2 /produtos: "%s" shows %s first', (typed, name) => {
  const filters = { code: '', name: typed };
  const found = findProducts(index, filters);
  const shown = found.length > 0 ? found : closestGroups(index, filters)[0]?.products;
  const pattern = new RegExp(`^${name.replace(/[/.]/g, '\\$&').replaceAll('*', '.*')}`);
  expect(shown?.[0]?.DESCRICAO).toMatch(pattern);
});
