import { describe, expect, it } from 'vitest';

import { readReais, writeReais } from './reais-text';

describe('§2 /pedidos: an amount in reais', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1234.56', 1234.56],
    ['R$ 10', 10],
    ['1.500', 1500],
    ['1.234.567', 1234567],
    ['', NaN],
    ['dez', NaN],
  ])('%j is %d', (text, reais) => {
    expect(readReais(text)).toBe(reais);
  });

  it('is shown with a comma', () => {
    expect(writeReais(1234.5)).toBe('1234,5');
    expect(writeReais('')).toBe('');
  });
});
