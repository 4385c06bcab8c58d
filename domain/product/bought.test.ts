import { describe, expect, it } from 'vitest';

import { addBought, codeOfKey, keyOfCode, type Bought } from './bought';

describe('keys of codes', () => {
  it.each([
    ['1006', '1006'],
    ['28.6', '28%2E6'],
    ['A/B[1]#$', 'A%2FB%5B1%5D%23%24'],
    ['100%', '100%25'],
    ['%2E', '%252E'],
    ['CÂMARA 29', 'CÂMARA 29'],
  ])('%s is kept under %s and found again', (code, key) => {
    expect(keyOfCode(code)).toBe(key);
    expect(key).not.toMatch(/[.#$/[\]]/);
    expect(codeOfKey(key)).toBe(code);
  });

  it.each(['', 'a\u0000b', 'linha\n', '\ud800'])('%j is no code', (code) =>
    expect(keyOfCode(code)).toBeUndefined(),
  );
});

describe('what a person has ordered', () => {
  const line = (CD_PRODUTO: string, quantity: number, linha = 0) => ({
    CD_PRODUTO,
    quantity,
    linha,
  });

  it('adds up orders and remembers the last', () => {
    const records: Record<string, Bought> = {};
    addBought(records, {
      numerodopedido: 3,
      criadoem: 100,
      itens: [line('1', 2), line('2.5', 1, 1)],
    });
    addBought(records, {
      numerodopedido: 7,
      criadoem: 200,
      itens: [line('9', 1), line('1', 10, 1)],
    });
    expect(records).toEqual({
      1: { quantidade: 12, vezes: 2, em: 200, pedido: 7, linha: 1 },
      '2%2E5': { quantidade: 1, vezes: 1, em: 100, pedido: 3, linha: 1 },
      9: { quantidade: 1, vezes: 1, em: 200, pedido: 7, linha: 0 },
    });
  });

  it('counts a code once in an order, and nothing that is no code', () => {
    const records: Record<string, Bought> = {};
    const itens = [line('1', 2), line('1', 5, 1), line('', 1, 2)];
    addBought(records, { numerodopedido: 3, criadoem: 100, itens });
    expect(records).toEqual({ 1: { quantidade: 2, vezes: 1, em: 100, pedido: 3, linha: 0 } });
  });
});
