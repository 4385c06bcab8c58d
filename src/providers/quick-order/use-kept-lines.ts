import { useCallback, useEffect, useRef, useState } from 'react';

import {
  isQuickOrderKept,
  readQuickOrder,
  watchQuickOrder,
  writeQuickOrder,
  type QuickOrderList,
} from '../../data/quick-order/kept-lines';
import { useCart } from '../cart/cart';

export interface KeptList {
  /** The cart that the lines are for. */
  cart: string;
  list: QuickOrderList;
  change: (apply: (list: QuickOrderList) => QuickOrderList) => void;
  /** False if this browser can't keep the list: closing the page loses it. */
  kept: boolean;
}

const heldOf = (cart: string) => ({
  cart,
  list: readQuickOrder(cart),
  kept: isQuickOrderKept(cart),
});

/** The lines of quick order for the shown cart; they survive navigation and a reload. */
export function useQuickOrderList(): KeptList {
  const cart = useCart(({ id }) => id);
  const [held, setHeld] = useState(() => heldOf(cart));
  if (held.cart !== cart) setHeld(heldOf(cart));
  // Two keys within one frame must both count, as in the cart.
  const newest = useRef(held);

  useEffect(
    () =>
      watchQuickOrder(cart)(
        (list) => {
          newest.current = { cart, list, kept: true };
          setHeld(newest.current);
        },
        (error) => console.error('The list of another tab could not be read', error),
      ),
    [cart],
  );

  const change = useCallback(
    (apply: (list: QuickOrderList) => QuickOrderList) => {
      const before = newest.current.cart === cart ? newest.current : heldOf(cart);
      const list = apply(before.list);
      newest.current = { cart, list, kept: writeQuickOrder(cart, list) };
      setHeld(newest.current);
    },
    [cart],
  );
  return { ...held, change };
}
