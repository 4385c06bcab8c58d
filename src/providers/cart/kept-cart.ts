import { useCallback, useMemo } from 'react';

import { cartId } from '../../data/cart/owner';
import { watchCart } from '../../data/cart/mirror';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';
import { useCart, useRunningCart } from './cart';

/** How many lines wait in the cart that a seller keeps for a customer, on this device or another one. */
export function useLinesKeptFor(customer: string): number {
  const { carts } = useRunningCart();
  const seller = carts.owner.uid;
  const cart = useMemo(() => watchCart({ uid: seller, customer }), [seller, customer]);
  const elsewhere = dataOf(useLive(cart));
  const own = cartId(seller, customer);
  const shown = useCart(({ id, lines }) => (id === own ? lines.length : undefined));
  return shown ?? elsewhere?.lines.length ?? carts.readOf(own).lines.length;
}

/** How many lines this browser keeps in a seller's cart for a customer; without one, in their own. */
export function useLinesHere(): (customer?: string) => number {
  const { carts } = useRunningCart();
  const [shown, count] = useCart(({ id, lines }) => [id, lines.length] as const);
  return useCallback(
    (customer) => {
      const id = cartId(carts.owner.uid, customer);
      return id === shown ? count : carts.readOf(id).lines.length;
    },
    [carts, shown, count],
  );
}
