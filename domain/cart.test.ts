import { describe, expect, test } from 'vitest';

import {
  addToCart,
  cartTotal,
  countItems,
  lineTotal,
  lowerQuantity,
  parseCart,
  raiseQuantity,
  removeLine,
} from './cart';
import type { CartLine, Product } from './product';

const tyre: Product = {
  CD_PRODUTO: '1001',
  DESCRICAO: 'PNEU 29',
  CD_GRUPO: 'PNEU',
  preco_venda: 89.9,
  estoque_saldo: 12,
};
const tube: Product = { ...tyre, CD_PRODUTO: '2001', DESCRICAO: 'CÂMARA 29', preco_venda: 0.1 };
const line = (product: Product, quantity: number): CartLine => ({ ...product, quantity });

describe('§4 cart', () => {
  test('a new product enters with quantity 1, at the end', () => {
    expect(addToCart([line(tyre, 2)], tube)).toEqual([line(tyre, 2), line(tube, 1)]);
  });
  test('a product already present is raised by 1', () => {
    expect(addToCart([line(tyre, 2)], tyre)).toEqual([line(tyre, 3)]);
  });
  test('plus raises by 1', () => {
    expect(raiseQuantity([line(tyre, 1)], '1001')).toEqual([line(tyre, 2)]);
  });
  test('minus lowers by 1', () => {
    expect(lowerQuantity([line(tyre, 2)], '1001')).toEqual([line(tyre, 1)]);
  });
  test('minus removes the line when it reaches 0', () => {
    expect(lowerQuantity([line(tyre, 1), line(tube, 1)], '1001')).toEqual([line(tube, 1)]);
  });
  test('X removes the line', () => {
    expect(removeLine([line(tyre, 9), line(tube, 1)], '1001')).toEqual([line(tube, 1)]);
  });
  test('the count is the number of lines', () => {
    expect(countItems([line(tyre, 9), line(tube, 1)])).toBe(2);
  });
  test('totals are rounded to cents', () => {
    expect(lineTotal(line(tube, 3))).toBe(0.3);
    expect(cartTotal([line(tyre, 3), line(tube, 3)])).toBe(270);
    expect(cartTotal([])).toBe(0);
  });
});

describe('§3 what local storage holds is read with care', () => {
  test('a stored cart comes back as it was', () => {
    const lines = [line(tyre, 2), line(tube, 1)];
    expect(parseCart(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
  });
  test.each([
    ['nothing', undefined],
    ['a text', 'PNEU'],
    ['an object', { CD_PRODUTO: '1' }],
    ['null', null],
  ])('%s is an empty cart', (_what, stored) => {
    expect(parseCart(stored)).toEqual([]);
  });
  test.each([
    ['null', null],
    ['a number', 7],
    ['a line without a code', { ...line(tyre, 1), CD_PRODUTO: '' }],
    ['a negative price', { ...line(tyre, 1), preco_venda: -1 }],
    ['a price that is a text', { ...line(tyre, 1), preco_venda: '89.90' }],
    ['a quantity of 0', line(tyre, 0)],
    ['half a piece', line(tyre, 1.5)],
    ['a price that is not a number', { ...line(tyre, 1), preco_venda: NaN }],
    ['a code twice', line(tube, 4)],
  ])('%s is left out, the rest stays', (_what, entry) => {
    expect(parseCart([line(tube, 1), entry])).toEqual([line(tube, 1)]);
  });
  test('unknown fields are dropped', () => {
    expect(parseCart([{ ...line(tyre, 1), senha: 'x' }])).toEqual([line(tyre, 1)]);
  });
});
