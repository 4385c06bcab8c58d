import { useCallback, useMemo, useState } from 'react';

import type { Order } from '../../../../domain/order';
import { mostPicked } from '../most-picked';

/** The orders that somebody chooses to print together. */
export interface PickedOrders {
  /** Rows can be chosen. */
  active: boolean;
  /** Those chosen that the list still has, newest first. */
  orders: readonly Order[];
  isPicked: (order: Order) => boolean;
  toggle: (order: Order) => void;
  /** Chooses all of these, or none of them, as far as there is room. */
  set: (orders: readonly Order[], picked: boolean) => void;
  /** Begins to choose, or ends it and forgets. */
  switch: () => void;
}

const none: ReadonlySet<number> = new Set();

/** `listed` are the orders that are known to be in the list, newest first, whatever its filters. */
export function usePickedOrders(listed: readonly Order[]): PickedOrders {
  const [active, setActive] = useState(false);
  const [numbers, setNumbers] = useState(none);
  const set = useCallback<PickedOrders['set']>(
    (orders, picked) =>
      setNumbers((now) => {
        const next = new Set(now);
        for (const { numerodopedido } of orders) {
          if (!picked) next.delete(numerodopedido);
          else if (next.size < mostPicked) next.add(numerodopedido);
        }
        return next;
      }),
    [],
  );
  const orders = useMemo(
    () => listed.filter(({ numerodopedido }) => numbers.has(numerodopedido)),
    [listed, numbers],
  );
  return {
    active,
    orders,
    isPicked: ({ numerodopedido }) => numbers.has(numerodopedido),
    toggle: (order) => set([order], !numbers.has(order.numerodopedido)),
    set,
    switch: () => {
      setActive(!active);
      setNumbers(none);
    },
  };
}
