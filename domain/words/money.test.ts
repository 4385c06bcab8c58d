import { describe, expect, test } from 'vitest';

import { formatBRL, formatCents, formatShortBRL, formatStock, fromCents, toCents } from './money';

describe('§9 currency: pt-BR with the comma replaced by a dot', () => {
  test.each([
    [0, 'R$ 0.00'],
    [9.9, 'R$ 9.90'],
    [1234.56, 'R$ 1.234.56'],
    [1_234_567.891, 'R$ 1.234.567.89'],
  ])('%d is shown as %s', (reais, text) => {
    expect(formatBRL(reais).replace(/\s/g, ' ')).toBe(text);
  });
});

test.each([
  [0, 'R$ 0'],
  [950, 'R$ 950'],
  [12_500, 'R$ 12.5 mil'],
  [1_200_000, 'R$ 1.2 mi'],
])('%d beside an axis is %s', (reais, text) => {
  expect(formatShortBRL(reais).replace(/\s/g, ' ')).toBe(text);
});

test.each([
  [12, '12'],
  [12.75, '12'],
  [0, '0'],
  [-3, '-3'],
  [NaN, '—'],
])('§9 a stock of %d shows no decimals', (balance, text) => {
  expect(formatStock(balance)).toBe(text);
});

test.each([
  [19.99, 1999],
  [89.9, 8990],
  [0.005, 1],
  [0.004, 0],
  [0, 0],
])('%d reais are %d cents', (reais, cents) => {
  expect(toCents(reais)).toBe(cents);
});

test('cents are shown as reais', () => {
  expect(fromCents(1999)).toBe(19.99);
  expect(formatCents(123_456).replace(/\s/g, ' ')).toBe('R$ 1.234.56');
});
