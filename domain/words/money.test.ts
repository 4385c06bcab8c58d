import { describe, expect, test } from 'vitest';

import {
  formatBRL,
  formatCents,
  formatShortBRL,
  formatStock,
  fromCents,
  readReais,
  toCents,
  writeReais,
} from './money';

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

describe('§2 /pedidos: an amount in reais that is typed or pasted', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1234.56', 1234.56],
    ['R$ 10', 10],
    ['1.500', 1500],
    ['1.234.567', 1234567],
    ['R$\u00a04.839.30', 4839.3],
    ['1.900.50', 1900.5],
    ['0.05', 0.05],
    ['', NaN],
    ['dez', NaN],
    ['-5', NaN],
    ['1,500', NaN],
    ['1,234.56', NaN],
    ['12.5.3', NaN],
    ['1234.567', NaN],
  ])('%j is %d', (text, reais) => {
    expect(readReais(text)).toBe(reais);
  });

  test.each([0, 0.05, 9.9, 354.92, 1900.5, 4839.3, 1_234_567.89])('%d as it is shown', (reais) => {
    expect(readReais(formatBRL(reais))).toBe(reais);
    expect(readReais(writeReais(reais))).toBe(reais);
    expect(writeReais(reais)).not.toContain('R');
  });
});
