// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Order } from '../../../../../domain/order/order';
import { anOrder } from '../../../../../tests/support/data/an-order';
import { usePickedOrders } from './use-picked-orders';

const many = [9, 8, 7, 6].map((numerodopedido) => anOrder({ numerodopedido }));
const compare = (a: { numerodopedido: number }, b: { numerodopedido: number }) =>
  b.numerodopedido - a.numerodopedido;

function pick(most = 50) {
  const first = { listed: many, compare, most, question: 'a' };
  const hook = renderHook(usePickedOrders, { initialProps: first });
  return {
    orders: () => hook.result.current.orders,
    now: () => hook.result.current.orders.map(({ numerodopedido }) => numerodopedido),
    dropped: () => hook.result.current.dropped,
    overflows: () => hook.result.current.overflows,
    set: (picked: boolean, orders = many) => act(() => hook.result.current.set(orders, picked)),
    toggle: (...asked: Parameters<typeof hook.result.current.toggle>) =>
      act(() => hook.result.current.toggle(...asked)),
    list: (listed: typeof many) => hook.rerender({ ...first, listed }),
    ask: (question: string) => hook.rerender({ ...first, question }),
  };
}

describe('§2 /pedidos: the orders that are chosen', () => {
  it('are no more than may be, in the order of the list', () => {
    const picked = pick(3);
    picked.set(true, many.slice(1));
    expect([picked.now(), picked.overflows()]).toEqual([[8, 7, 6], 0]);
    picked.set(true);
    picked.set(true);
    expect([picked.now(), picked.overflows()]).toEqual([[8, 7, 6], 2]);
    picked.set(false);
    expect([picked.now(), picked.overflows()]).toEqual([[], 0]);
  });

  it('stay chosen when newer ones push them out of what is loaded, and are as they stand now', () => {
    const picked = pick();
    picked.set(true);
    picked.list([anOrder({ numerodopedido: 9, mudanca: 'x' })]);
    expect(picked.now()).toEqual([9, 8, 7, 6]);
    expect(picked.orders()[0]?.mudanca).toBe('x');
  });

  it('are all from the last one to this one, both ways, or none of them', () => {
    const [nine, eight, seven, six] = many as [Order, Order, Order, Order];
    const picked = pick();
    picked.toggle(six, many);
    expect(picked.now()).toEqual([6]);
    picked.toggle(eight, many);
    expect(picked.now()).toEqual([8, 7, 6]);
    picked.toggle(nine);
    expect(picked.now()).toEqual([9, 8, 7, 6]);
    picked.toggle(seven, many);
    expect(picked.now()).toEqual([6]);
  });

  it('are dropped, and that is said, when something else is asked for', () => {
    const picked = pick();
    picked.ask('b');
    expect(picked.dropped()).toBe(false);
    picked.set(true);
    picked.ask('c');
    expect([picked.now(), picked.dropped()]).toEqual([[], true]);
    picked.set(true);
    expect(picked.dropped()).toBe(false);
  });
});
