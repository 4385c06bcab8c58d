import { expect, test } from 'vitest';

import { meantBy } from './meant';
import { indexProducts } from './product-index';
import { exampleProducts } from '../../../tests/support/data/search/search-examples';

const index = indexProducts(exampleProducts);

test.each([
  ['CORENTE', 'CORRENTE'],
  ['CORENTE 520', 'CORRENTE 520'],
  ['CAMRA ARO 29', 'CÂMARA ARO 29'],
  ['CORENTE KMCX', 'CORRENTE KMC'],
  ['PARAFUSO', undefined],
  ['CORRENTE ARO', undefined],
  ['CORENTE ARO', undefined],
  ['CORENTE PARAFUSO', undefined],
  ['999', undefined],
])('by "%s" was meant %s', (name, meant) => {
  expect(meantBy(index, { code: '', name })).toBe(meant);
});

test('a guess that the code filter rules out is none', () => {
  expect(meantBy(index, { code: '6001', name: 'CORENTE' })).toBeUndefined();
});
