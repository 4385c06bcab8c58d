import { expect, test } from 'vitest';

import { completionsOf } from './completions';
import { findProducts, indexProducts } from './product-index';
import { exampleProducts } from '../../../tests/support/data/search/search-examples';

const index = indexProducts(exampleProducts);
const complete = (typed: string) =>
  completionsOf(typed, findProducts(index, { code: '', name: typed }));

test.each([
  ['CO', ['CORRENTE', 'COROA']],
  ['PRETO CA', []],
  ['CA', ['CÂMARA', 'CANOTE', 'CAPACETE']],
  ['cam', []],
  ['ARO CAM', []],
  ['DE BI', []],
  ['ARO DE BI', []],
  ['C', []],
  ['CORRENTE ', []],
  ['29', []],
  ['CORO', []],
  ['DENTE', []],
])('"%s" may become %j', (typed, expected) => {
  expect(complete(typed)).toEqual(expected);
});

test('the words before the one being typed stay', () => {
  expect(completionsOf('PRETO CA', exampleProducts)).toContain('PRETO CÂMARA');
});
