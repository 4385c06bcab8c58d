import { expect, test } from 'vitest';

import { counted } from './counted';

test.each([
  [0, '0 pedidos lidos'],
  [1, '1 pedido lido'],
  [2, '2 pedidos lidos'],
  [1200, '1.200 pedidos lidos'],
])('%i goes with its noun and participle', (count, words) => {
  expect(counted(count, 'pedido lido', 'pedidos lidos')).toBe(words);
});
