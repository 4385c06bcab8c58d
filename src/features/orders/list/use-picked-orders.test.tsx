// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { mostPicked } from '../most-picked';
import { anOrder } from '../order-for-tests';
import { usePickedOrders } from './use-picked-orders';

const many = Array.from({ length: mostPicked + 10 }, (_, at) =>
  anOrder({ numerodopedido: 100 - at }),
);

function pick(orders = many) {
  const hook = renderHook(usePickedOrders, { initialProps: orders });
  return {
    now: () => hook.result.current.orders.map(({ numerodopedido }) => numerodopedido),
    set: (picked: boolean) => act(() => hook.result.current.set(orders, picked)),
    list: (listed: typeof many) => hook.rerender(listed),
  };
}

describe('§2 /pedidos: the orders chosen to be printed', () => {
  it('are no more than 50, in the order of the list', () => {
    const picked = pick();
    picked.set(true);
    expect(picked.now()).toEqual(Array.from({ length: mostPicked }, (_, at) => 100 - at));
    picked.set(false);
    expect(picked.now()).toEqual([]);
  });

  it('are those that the list still has', () => {
    const picked = pick(many.slice(0, 3));
    picked.set(true);
    picked.list(many.slice(1, 3));
    expect(picked.now()).toEqual([99, 98]);
  });
});
