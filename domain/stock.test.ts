import { expect, test } from 'vitest';

import { exceedsStock, stockState } from './stock';

test.each([
  [-3, 'none'],
  [0, 'none'],
  [1, 'last'],
  [10, 'last'],
  [11, 'available'],
])('a balance of %i is %s', (estoque_saldo, state) => {
  expect(stockState({ estoque_saldo }, 10)).toBe(state);
});

test('more is asked for than there is', () => {
  expect(exceedsStock({ quantity: 5, estoque_saldo: 4 })).toBe(true);
  expect(exceedsStock({ quantity: 4, estoque_saldo: 4 })).toBe(false);
  expect(exceedsStock({ quantity: 1, estoque_saldo: -2 })).toBe(true);
  expect(exceedsStock({ quantity: 1, estoque_saldo: NaN })).toBe(false);
});
