import { expect, test } from 'vitest';

import { aLine, anOrder } from '../../../tests/support/data/an-order';
import { isSameQuote } from './same-quote';

test('decision 122: another discount or reason is another quote', () => {
  const one = anOrder({ itens: [{ ...aLine(), desconto: 5 }] });
  const granted = { ...one, desconto: { ate: 5, motivo: 'Feira' } };
  expect(isSameQuote(granted, { ...granted })).toBe(true);
  expect(isSameQuote(granted, { ...granted, desconto: { ate: 9, motivo: 'Feira' } })).toBe(true);
  expect(isSameQuote(granted, { ...granted, desconto: { ate: 5, motivo: 'Natal' } })).toBe(false);
  const more = one.itens.map((line) => ({ ...line, desconto: 6 }));
  expect(isSameQuote(granted, { ...granted, itens: more })).toBe(false);
});
