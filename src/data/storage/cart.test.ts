// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';

import type { CartLine, Product } from '../../../domain/product';
import { readCart, readSeller } from './cart';

const tyre: Product = {
  CD_PRODUTO: '1001',
  DESCRICAO: 'PNEU 29',
  CD_GRUPO: 'PNEU',
  preco_venda: 89.9,
  estoque_saldo: 12,
};
const tube: Product = { ...tyre, CD_PRODUTO: '2001', DESCRICAO: 'CÂMARA 29', preco_venda: 0.1 };
const line = (product: Product, quantity: number): CartLine => ({ ...product, quantity });

beforeEach(() => localStorage.clear());

/** What comes back of lines that were stored so. */
function parseCart(stored: unknown) {
  if (stored !== undefined) localStorage.setItem('shopping_list', JSON.stringify(stored));
  return readCart('ana');
}

describe('§3 what local storage holds is read with care', () => {
  test('a stored cart comes back as it was', () => {
    const lines = [line(tyre, 2), line(tube, 1)];
    expect(parseCart(lines)).toEqual(lines);
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

test.each([
  ['another account’s', { uid: 'beto', seller: 'vera' }],
  ['half a', { uid: 'ana' }],
  ['a damaged', { uid: 'ana', seller: 7 }],
])('%s choice of a representative is none', (_what, stored) => {
  localStorage.setItem('shopping_seller', JSON.stringify({ uid: 'ana', seller: 'vera' }));
  expect(readSeller('ana')).toBe('vera');
  localStorage.setItem('shopping_seller', JSON.stringify(stored));
  expect(readSeller('ana')).toBeUndefined();
});
