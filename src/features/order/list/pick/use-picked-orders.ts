import { useCallback, useMemo, useRef, useState } from 'react';

import type { OrderHead } from '../../../../../domain/order/head';

/** The orders that somebody chooses to do something with together. */
export interface PickedOrders {
  /** Rows can be chosen. */
  active: boolean;
  /** Those chosen, in the order of the list: as they stand where they are loaded, otherwise as they were read. */
  orders: readonly OrderHead[];
  /** No more can be chosen at once. */
  most: number;
  /** Names what is asked for; with another question the choice is dropped. */
  question: string;
  /** What was chosen is forgotten, because something else is asked for now. */
  dropped: boolean;
  /** How often in a row the choice had no room for all that was to be added. */
  overflows: number;
  isPicked: (order: OrderHead) => boolean;
  /** Chooses this one or not; where they are named, all of `among` from the last that was toggled to this one. */
  toggle: (order: OrderHead, among?: readonly OrderHead[]) => void;
  /** Chooses all of these, or none of them, as far as there is room. */
  set: (orders: readonly OrderHead[], picked: boolean) => void;
  clear: () => void;
  /** Begins to choose, or ends it and forgets. */
  switch: () => void;
}

interface PickedOptions extends Pick<PickedOrders, 'most' | 'question'> {
  /** The orders that are known to be in the list, whatever its filters. */
  listed: readonly OrderHead[];
  compare: (a: OrderHead, b: OrderHead) => number;
}

interface Picks {
  orders: ReadonlyMap<number, OrderHead>;
  overflows: number;
}

const none: Picks = { orders: new Map(), overflows: 0 };

/** A choice that outlives scrolling: an order stays chosen when newer ones push it out of what is loaded. */
export function usePickedOrders({ listed, compare, most, question }: PickedOptions): PickedOrders {
  const [active, setActive] = useState(false);
  const [picks, setPicks] = useState(none);
  const [asked, setAsked] = useState({ question, dropped: false });
  if (asked.question !== question) {
    setAsked({ question, dropped: picks.orders.size > 0 || asked.dropped });
    setPicks(none);
  }
  const set = useCallback<PickedOrders['set']>(
    (orders, picked) => {
      setAsked((now) => ({ ...now, dropped: false }));
      setPicks((now) => {
        const next = new Map(now.orders);
        for (const order of orders) {
          if (picked) next.set(order.numerodopedido, order);
          else next.delete(order.numerodopedido);
        }
        const overflows = next.size > most ? now.overflows + 1 : 0;
        return { orders: new Map([...next].slice(0, most)), overflows };
      });
    },
    [most],
  );
  const last = useRef<number>(undefined);
  const toggle = useCallback<PickedOrders['toggle']>(
    (order, among = [order]) => {
      const { numerodopedido } = order;
      const ends = [last.current, numerodopedido].map((end) =>
        among.findIndex((one) => one.numerodopedido === end),
      );
      const [from = 0, to = 0] = ends.sort((a, b) => a - b);
      last.current = numerodopedido;
      set(from < 0 ? [order] : among.slice(from, to + 1), !picks.orders.has(numerodopedido));
    },
    [picks, set],
  );
  const clear = useCallback(() => setPicks(none), []);
  const orders = useMemo(() => {
    if (picks.orders.size === 0) return [];
    const now = new Map(listed.map((order) => [order.numerodopedido, order]));
    const chosen = [...picks.orders.values()];
    return chosen.map((order) => now.get(order.numerodopedido) ?? order).sort(compare);
  }, [picks, listed, compare]);
  return {
    ...{ active, orders, most, question, set, toggle, clear },
    dropped: asked.dropped,
    overflows: picks.overflows,
    isPicked: ({ numerodopedido }) => picks.orders.has(numerodopedido),
    switch: () => {
      setActive(!active);
      setPicks(none);
    },
  };
}
