import { describe, expect, test } from 'vitest';

import {
  addToCart,
  cartTotal,
  countItems,
  linesRemoved,
  lineTotal,
  lowerQuantity,
  putBack,
  putInCart,
  raiseQuantity,
  removeLine,
  withExactly,
  withNote,
  withoutSent,
  withQuantity,
} from './cart';
import { wordLimits } from '../order/quote/words';
import type { CartLine, Product } from '../product/product';

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

test('adding several products joins them with their lines and with each other', () => {
  const lines = putInCart(
    [{ ...tyre, quantity: 2, observacao: 'para sexta' }],
    [
      { product: tyre, quantity: 3 },
      { product: { ...tyre, CD_PRODUTO: '1002' }, quantity: 1 },
      { product: { ...tyre, CD_PRODUTO: '1002' }, quantity: 4 },
    ],
  );
  expect(lines).toMatchObject([
    { CD_PRODUTO: '1001', quantity: 5, observacao: 'para sexta' },
    { CD_PRODUTO: '1002', quantity: 5 },
  ]);
});

test('the notes of joined lines are joined, once, unless they are too long', () => {
  const lines = [{ ...tyre, quantity: 2, observacao: 'para sexta' }];
  const noteWith = (note: string) => putInCart(lines, [{ product: tyre, quantity: 3, note }])[0];
  expect(noteWith('na caixa')).toMatchObject({ observacao: 'na caixa / para sexta' });
  expect(noteWith('sexta')).toMatchObject({ observacao: 'para sexta' });
  expect(noteWith('a'.repeat(wordLimits.linha))).toMatchObject({ observacao: 'para sexta' });
});

test("a typed quantity replaces the line's, up to the maximum; 0 removes the line", () => {
  const lines = putInCart([], [{ product: tyre, quantity: 2 }]);
  expect(withQuantity(lines, '1001', 24)).toMatchObject([{ quantity: 24 }]);
  expect(withQuantity(lines, '1001', 1_000_000)).toMatchObject([{ quantity: 99_999 }]);
  expect(withQuantity(lines, '1001', 0)).toEqual([]);
  expect(withQuantity(lines, '9999', 5)).toEqual(lines);
});

test('a note stays on its line until it is emptied', () => {
  const lines = withNote(putInCart([], [{ product: tyre, quantity: 2 }]), '1001', 'para sexta');
  expect(lines).toMatchObject([{ observacao: 'para sexta' }]);
  expect(withNote(lines, '1001', '')).toEqual([{ ...tyre, quantity: 2 }]);
});

describe('setting the quantity of a product', () => {
  test.each([
    ['a new line begins with them', [], 24, [line(tyre, 24)]],
    ['a line gets them, whatever it had', [line(tyre, 3)], 24, [line(tyre, 24)]],
    ['0 removes the line', [line(tyre, 3), line(tube, 1)], 0, [line(tube, 1)]],
    ['0 of what is not there changes nothing', [line(tube, 1)], 0, [line(tube, 1)]],
  ])('%s', (_what, lines, quantity, expected) => {
    expect(withExactly(lines, { product: tyre, quantity })).toEqual(expected);
  });
});

describe('what was removed', () => {
  const third = line({ ...tyre, CD_PRODUTO: '3' }, 3);
  const all = [line(tyre, 1), line(tube, 2), third];

  test.each([
    ['one line', [line(tyre, 1), third]],
    ['several', [line(tube, 2)]],
    ['all', []],
  ])('return to their places: %s', (_what, left) => {
    const removed = linesRemoved(all, left);
    expect(removed).toHaveLength(all.length - left.length);
    expect(putBack(left, removed)).toEqual(all);
  });

  test('are none if only quantities changed', () => {
    expect(linesRemoved(all, [line(tyre, 9), line(tube, 2), third])).toEqual([]);
  });

  test('are not restored if their product is in the cart again', () => {
    expect(putBack([line(tube, 7)], linesRemoved(all, []))).toEqual([
      line(tyre, 1),
      line(tube, 7),
      third,
    ]);
  });
});

test('sent quantities leave the cart, quantities added meanwhile stay', () => {
  expect(withoutSent([line(tyre, 5), line(tube, 2)], [line(tyre, 5)])).toEqual([line(tube, 2)]);
  expect(withoutSent([line(tyre, 7)], [line(tyre, 5)])).toEqual([line(tyre, 2)]);
  expect(withoutSent([], [line(tyre, 5)])).toEqual([]);
});
