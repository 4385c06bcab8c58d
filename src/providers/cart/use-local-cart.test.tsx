// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { CartLine } from '../../../domain/product/product';
import { useLocalCart } from './use-local-cart';

const a = { uid: 'a', nome: 'LOJA A' };
const b = { uid: 'b', nome: 'LOJA B' };
const aLine = (CD_PRODUTO: string): CartLine => ({
  CD_PRODUTO,
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  estoque_saldo: 9,
  quantity: 2,
});

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

function openAs(fields: object = {}) {
  const owner = { uid: 'rafael', mayUse: true, forCustomers: true, ...fields };
  return renderHook(() => useLocalCart(owner));
}
type Hook = ReturnType<typeof openAs>['result'];

const put = ({ current }: Hook, code: string) =>
  act(() => current.change((cart) => ({ ...cart, lines: [...cart.lines, aLine(code)] })));
const codes = ({ current }: Hook) => current.cart.lines.map(({ CD_PRODUTO }) => CD_PRODUTO);

describe('§4 one cart a customer', () => {
  test('the keys of the specification hold the active one; a switch loses nothing', () => {
    const { result } = openAs();
    put(result, 'own');
    act(() => result.current.pick(a));
    expect(codes(result)).toEqual([]);
    put(result, 'for-a');
    act(() => result.current.pick(b));
    put(result, 'for-b');
    expect(JSON.parse(localStorage.getItem('shopping_list') ?? '')).toMatchObject([
      { CD_PRODUTO: 'for-b' },
    ]);
    act(() => result.current.pick(a));
    expect(codes(result)).toEqual(['for-a']);
    expect(localStorage.getItem('prod_count')).toBe('1');
    act(() => result.current.pick(null));
    expect(codes(result)).toEqual(['own']);
    expect(result.current.cartFor.recent).toEqual([a, b]);
  });

  test('whoever writes for a customer represents them, and nobody is chosen for oneself', () => {
    const { result } = openAs();
    expect(result.current.cart.seller).toBe('MMV');
    act(() => result.current.pick(a));
    expect(result.current.cart.seller).toBe('rafael');
  });

  test('survives a reload, and another person in between', () => {
    const first = openAs();
    act(() => first.result.current.pick(a));
    put(first.result, 'for-a');
    first.unmount();
    const other = openAs({ uid: 'ana', forCustomers: false });
    expect(codes(other.result)).toEqual([]);
    other.unmount();
    const { result } = openAs();
    expect(result.current.cartFor.active).toEqual(a);
    expect(codes(result)).toEqual(['for-a']);
  });

  test('a tab follows the other that picks', () => {
    const one = openAs();
    const two = openAs();
    put(two.result, 'own');
    act(() => two.result.current.pick(a));
    put(two.result, 'for-a');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'shopping_for_rafael' }));
    });
    expect(one.result.current.cartFor.active).toEqual(a);
    expect(codes(one.result)).toEqual(['for-a']);
  });

  test('a cart that was put aside takes in what comes for it', () => {
    const { result } = openAs();
    act(() => result.current.pick(a));
    put(result, 'for-a');
    act(() => result.current.pick(b));
    act(() => result.current.changeOf('rafael a', (cart) => ({ ...cart, lines: [] })));
    expect(result.current.readOf('rafael a').lines).toEqual([]);
    act(() => result.current.pick(a));
    expect(codes(result)).toEqual([]);
  });

  test('where the browser keeps nothing, a switch loses nothing either', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = openAs({ uid: 'cheia' });
    act(() => result.current.pick(a));
    put(result, 'for-a');
    act(() => result.current.pick(null));
    put(result, 'own');
    act(() => result.current.pick(a));
    expect(codes(result)).toEqual(['for-a']);
    expect(result.current.kept).toBe(false);
  });

  test('a seller who is reproved has no cart, and finds all of them when approved again', () => {
    const before = openAs();
    act(() => before.result.current.pick(a));
    put(before.result, 'for-a');
    before.unmount();
    const waiting = openAs({ mayUse: false, forCustomers: false });
    act(() => waiting.result.current.pick(null));
    expect(codes(waiting.result)).toEqual([]);
    waiting.unmount();
    expect(codes(openAs().result)).toEqual(['for-a']);
  });
});
