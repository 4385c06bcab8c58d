import { expect, it } from 'vitest';

import { dayInSaoPaulo } from '../../../../domain/words/time';
import { lastOrderWords } from './my-customers-words';

const last = { pedido: 812, centavos: 123_456, nome: 'BICI LTDA' };
const today = dayInSaoPaulo(new Date('2026-11-22T10:00:00-03:00'));

it.each([
  [Date.UTC(2026, 10, 22, 12), '22/11/2026 · R$ 1.234.56 · Pedido 812'],
  // 23:00 of the day before in São Paulo.
  [Date.UTC(2026, 10, 22, 2), '21/11/2026, há 1 dia · R$ 1.234.56 · Pedido 812'],
  [Date.UTC(2026, 8, 12, 20), '12/09/2026, há 71 dias · R$ 1.234.56 · Pedido 812'],
])('§2 /home shows the date and value of the last order', (em, expected) => {
  expect(lastOrderWords({ ...last, em }, today).replaceAll('\u00a0', ' ')).toBe(expected);
});
