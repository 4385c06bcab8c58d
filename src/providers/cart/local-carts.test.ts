// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { noWords } from '../../../domain/order/quote/words';
import type { Product } from '../../../domain/product/product';
import { cartVerbs } from './cart-verbs';
import { openCarts } from './local-carts';

const a = { uid: 'a', nome: 'LOJA A' };
const b = { uid: 'b', nome: 'LOJA B' };
const product = (CD_PRODUTO: string): Product => ({
  CD_PRODUTO,
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  estoque_saldo: 9,
});

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

function openAs(fields: object = {}) {
  const owner = { uid: 'rafael', mayUse: true, forCustomers: true, ...fields };
  const carts = openCarts(owner, () => false);
  return { ...carts, verbs: cartVerbs(carts) };
}

type Cart = ReturnType<typeof openAs>;
const put = ({ verbs }: Cart, code: string) => verbs.putExactly(product(code), 1);
const stateOf = ({ state }: Cart) => state.getState();
const codes = (cart: Cart) => stateOf(cart).lines.map(({ CD_PRODUTO }) => CD_PRODUTO);

describe('§4 one cart a customer', () => {
  test('the keys of the specification hold the active one; a switch loses nothing', () => {
    const cart = openAs();
    put(cart, 'own');
    cart.verbs.pickCustomer(a);
    expect(codes(cart)).toEqual([]);
    put(cart, 'for-a');
    cart.verbs.pickCustomer(b);
    put(cart, 'for-b');
    expect(JSON.parse(localStorage.getItem('shopping_list') ?? '')).toMatchObject([
      { CD_PRODUTO: 'for-b' },
    ]);
    cart.verbs.pickCustomer(a);
    expect(codes(cart)).toEqual(['for-a']);
    expect(localStorage.getItem('prod_count')).toBe('1');
    cart.verbs.pickCustomer(null);
    expect(codes(cart)).toEqual(['own']);
    expect(stateOf(cart).recentCustomers).toEqual([a, b]);
  });

  test('decision 56: a sent cart keeps its representative, but one for a customer', () => {
    const cart = openAs();
    const orcamento = {
      ...{ itens: [], words: noWords, seller: { value: 'luciana', label: 'Luciana' } },
    };
    const quote = { id: 'k1', pedidoem: 1, campo: 'orcamento', orcamento } as const;
    cart.verbs.chooseSeller('luciana');
    cart.verbs.takeOut(quote);
    expect(stateOf(cart).representative).toBe('luciana');
    cart.verbs.pickCustomer(a);
    cart.verbs.chooseSeller('luciana');
    cart.verbs.takeOut({ ...quote, id: 'k2', orcamento: { ...orcamento, customer: a } });
    expect(stateOf(cart).representative).toBe('');
    cart.verbs.pickCustomer(null);
    cart.verbs.chooseSeller('MMV');
    expect(cart.readOf('rafael').representative).toBe('');
  });

  test("the seller's own items move to the customer only on request, otherwise both carts stay", () => {
    const cart = openAs();
    cart.verbs.pickCustomer(a);
    put(cart, 'for-a');
    expect(stateOf(cart).leftBehind).toBe(0);
    cart.verbs.pickCustomer(null);
    put(cart, 'own');
    cart.verbs.setNote('own', 'azul');
    cart.verbs.pickCustomer(a);
    expect(stateOf(cart).leftBehind).toBe(1);
    expect([codes(cart), cart.readOf('rafael').lines.length]).toEqual([['for-a'], 1]);
    cart.verbs.carryOver();
    expect(stateOf(cart)).toMatchObject({ leftBehind: 0 });
    expect(stateOf(cart).lines.map(({ observacao }) => observacao)).toEqual([undefined, 'azul']);
    expect(cart.readOf('rafael').lines).toEqual([]);
  });

  test('survives a reload, and another person in between', () => {
    const first = openAs();
    first.verbs.pickCustomer(a);
    put(first, 'for-a');
    expect(codes(openAs({ uid: 'ana', forCustomers: false }))).toEqual([]);
    const again = openAs();
    expect(stateOf(again).customer).toEqual(a);
    expect(codes(again)).toEqual(['for-a']);
  });

  test("a tab follows another tab's choice of customer", () => {
    const one = openAs();
    const stop = one.start();
    const two = openAs();
    put(two, 'own');
    two.verbs.pickCustomer(a);
    put(two, 'for-a');
    window.dispatchEvent(new StorageEvent('storage', { key: 'shopping_for_rafael' }));
    expect(stateOf(one).customer).toEqual(a);
    expect(codes(one)).toEqual(['for-a']);
    put(two, 'more');
    window.dispatchEvent(new StorageEvent('storage', { key: 'shopping_list' }));
    expect(codes(one)).toEqual(['for-a', 'more']);
    stop();
  });

  test('a cart that is kept aside takes in its changes', () => {
    const cart = openAs();
    cart.verbs.pickCustomer(a);
    put(cart, 'for-a');
    cart.verbs.pickCustomer(b);
    cart.changeOf('rafael a', (aside) => ({ ...aside, lines: [] }));
    expect(cart.readOf('rafael a').lines).toEqual([]);
    cart.verbs.pickCustomer(a);
    expect(codes(cart)).toEqual([]);
  });

  test('where the browser keeps nothing, a switch loses nothing either', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const cart = openAs({ uid: 'cheia' });
    cart.verbs.pickCustomer(a);
    put(cart, 'for-a');
    cart.verbs.pickCustomer(null);
    put(cart, 'own');
    cart.verbs.pickCustomer(a);
    expect(codes(cart)).toEqual(['for-a']);
    expect(stateOf(cart).kept).toBe(false);
  });

  test('a seller who is reproved has no cart, and finds all of them when approved again', () => {
    const before = openAs();
    before.verbs.pickCustomer(a);
    put(before, 'for-a');
    const waiting = openAs({ mayUse: false, forCustomers: false });
    waiting.verbs.pickCustomer(null);
    expect(codes(waiting)).toEqual([]);
    expect(codes(openAs())).toEqual(['for-a']);
  });
});
