import { expect, it } from 'vitest';

import { lastOrderWords } from './my-customers-words';

const last = { pedido: 812, centavos: 123_456, nome: 'BICI LTDA' };
/** 22 November 2026, 10 h in São Paulo. */
const now = Date.UTC(2026, 10, 22, 13);

it.each([
  [Date.UTC(2026, 10, 22, 12), '22/11/2026 · R$ 1.234.56 · Pedido 812'],
  // 23 h of the day before.
  [Date.UTC(2026, 10, 22, 2), '21/11/2026, há 1 dia · R$ 1.234.56 · Pedido 812'],
  [Date.UTC(2026, 8, 12, 20), '12/09/2026, há 71 dias · R$ 1.234.56 · Pedido 812'],
])('§2 /home says when and for how much somebody ordered last', (em, expected) => {
  expect(lastOrderWords({ ...last, em }, now).replaceAll('\u00a0', ' ')).toBe(expected);
});
