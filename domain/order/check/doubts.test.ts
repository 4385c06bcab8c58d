import { describe, expect, it } from 'vitest';

import { byCode } from './comparison';
import { doubtsAbout, todaysDoubts } from './doubts';
import type { CartLine, Product } from '../../product/product';

const product: Product = {
  CD_PRODUTO: '1034',
  DESCRICAO: 'PNEU 29X2.10',
  CD_GRUPO: 'VERCELLI',
  preco_venda: 89.9,
  estoque_saldo: 40,
};
const line: CartLine = { ...product, quantity: 10 };
const other: Product = { ...product, CD_PRODUTO: '2' };

/** An order of these lines; the total is their sum. */
const orderOf = (...itens: CartLine[]) => ({
  itens: itens.map((one, linha) => ({ ...one, linha, soma: 0 })),
  total: itens.reduce((sum, one) => sum + one.preco_venda * one.quantity, 0),
});

function doubts(itens: CartLine[], table: Product[]) {
  return todaysDoubts(orderOf(...itens), byCode(table));
}

describe('§2 /pedidos: what is strange about a quote before it is approved (decision 70)', () => {
  it('nothing if the quote matches the table and is still valid', () => {
    const found = doubts([line], [product]);
    expect(found).toEqual({
      differing: 0,
      counts: { codigo: 0, nome: 0, preco: 0, estoque: 0 },
      short: 0,
      lines: [],
      dearer: 0,
      sum: undefined,
    });
  });

  it('prices that went up and down, in cents of all pieces', () => {
    const found = doubts(
      [line, { ...line, CD_PRODUTO: '2', quantity: 3 }],
      [
        { ...product, preco_venda: 90 },
        { ...other, preco_venda: 89.8 },
      ],
    );
    expect(found).toMatchObject({ differing: 2, counts: { preco: 2 }, dearer: 100 - 30 });
  });

  it("a price that is equal in cents doesn't count", () => {
    const sum = 0.1 + 0.2;
    const found = doubts([{ ...line, preco_venda: sum }], [{ ...product, preco_venda: 0.3 }]);
    expect(sum).not.toBe(0.3);
    expect(found).toMatchObject({ differing: 0, dearer: 0, sum: undefined });
  });

  it('a product that left the table; it costs what the quote says', () => {
    const found = doubts([line], []);
    expect(found).toMatchObject({ differing: 1, counts: { codigo: 1 }, short: 0, dearer: 0 });
    expect(found.lines).toHaveLength(1);
  });

  it.each([
    [10, 0],
    [9, 1],
    [0, 1],
    [-3, 1],
  ])('with a balance of %i, lines that ask for too much: %i', (estoque_saldo, short) => {
    const itens = [{ ...line, estoque_saldo: -10 }];
    const found = doubts(itens, [{ ...product, estoque_saldo }]);
    expect(found).toMatchObject({ short, differing: 0 });
    expect(found.lines).toHaveLength(short);
  });

  it('lines of one product that together exceed the stock', () => {
    const half = { ...line, quantity: 6 };
    const found = doubts([half, half], [{ ...product, estoque_saldo: 10 }]);
    expect(found).toMatchObject({ short: 2, lines: [{ wanted: 12 }, { wanted: 12 }] });
  });

  it("a lower stock doesn't count while it suffices", () => {
    const found = doubts([line], [{ ...product, estoque_saldo: 12 }]);
    expect(found).toMatchObject({ counts: { estoque: 1 }, short: 0, lines: [] });
  });

  it('a total that is not the sum of its lines', () => {
    const found = doubtsAbout({ ...orderOf(line), total: 100 }, []);
    expect(found.sum).toBe(89_900);
  });

  it('nothing about the table if it could not be loaded', () => {
    const found = doubtsAbout(orderOf(line), []);
    expect(found).toMatchObject({ differing: 0, short: 0, lines: [] });
  });
});
