import { expect, test } from 'vitest';

import { exampleProducts } from '../../../../tests/support/data/search/search-examples';
import { closestGroups } from './closest';
import { indexProducts } from '../product-index';

const index = indexProducts(exampleProducts);
const groups = (name: string, code = '') =>
  closestGroups(index, { code, name }).map(({ products, has, lacks }) => ({
    has: has.join(' '),
    lacks: lacks.join(' '),
    codes: products.map(({ CD_PRODUTO }) => CD_PRODUTO).join(' '),
  }));

test('products with the first word come before others with as many words', () => {
  expect(groups('canote kmc x9')).toEqual([
    { has: 'CANOTE', lacks: 'KMC X9', codes: '3100 3101' },
    { has: 'KMC X9', lacks: 'CANOTE', codes: '4002' },
  ]);
});

test('products that lack fewer words exclude those that lack more', () => {
  expect(groups('corrente 520 dourada')).toEqual([
    { has: 'CORRENTE 520', lacks: 'DOURADA', codes: '4001' },
  ]);
});

test('only products with the typed code are close', () => {
  expect(groups('corrente verde', '4003')).toEqual([
    { has: 'CORRENTE', lacks: 'VERDE', codes: '4003' },
  ]);
});

test('a single unknown word is close to nothing', () => {
  expect(groups('parafuso')).toEqual([]);
});
