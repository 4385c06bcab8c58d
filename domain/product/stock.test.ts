import { expect, test } from 'vitest';

import { exceedsStock, shortageWords, stockState, stockWords } from './stock';

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

test.each([
  [54, 'Estoque: 54', 'Em estoque'],
  [3, 'Estoque: 3', 'Últimas unidades'],
  [0, 'Sem estoque (0)', 'Sem estoque'],
  [-2, 'Sem estoque (-2)', 'Sem estoque'],
])('of %i staff read %s, customers %s', (estoque_saldo, staff, customer) => {
  expect(stockWords({ estoque_saldo }, 10, true)).toBe(staff);
  expect(stockWords({ estoque_saldo }, 10, false)).toBe(customer);
});

test.each([
  [10, 9, 'Acima do estoque: há 9', 'Acima do estoque'],
  [1, 0, 'Sem estoque', 'Sem estoque'],
  [9, 9, undefined, undefined],
])('%i of %i: staff read %s, customers %s', (quantity, estoque_saldo, staff, customer) => {
  expect(shortageWords({ quantity, estoque_saldo }, true)).toBe(staff);
  expect(shortageWords({ quantity, estoque_saldo }, false)).toBe(customer);
});
