import { useMemo } from 'react';

import type { MirrorCart } from '../../../domain/cart/kept';
import { planSync } from '../../../domain/cart/sync';
import { keptCarts } from '../../data/cart/kept-carts';
import { watchCarts } from '../../data/cart/mirror';
import { cartId, customerOf } from '../../data/cart/owner';
import { readSync } from '../../data/cart/sync';
import { dataOf } from '../live/live';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useWatch } from '../live/use-live';
import { useCart, useRunningCart } from './cart';

const none: Readonly<Record<string, MirrorCart>> = {};

/** Number of lines in each cart that a seller keeps for a customer, on any device; without empty carts. */
export function useOpenCarts(): ReadonlyMap<string, number> {
  const { carts } = useRunningCart();
  const { uid } = carts.owner;
  const stored = dataOf(useLastSeen('carts', useWatch(watchCarts, uid), lasting)) ?? none;
  // Changes when a cart changes, shown or not.
  const changed = useCart(({ id, lines, aside }) => [id, lines, aside]);
  return useMemo(() => {
    const here = [carts.state.getState().id, ...keptCarts(uid)].map((id) => customerOf(uid, id));
    const customers = new Set([...here, ...Object.keys(stored)]);
    const counted = [...customers].flatMap((customer): [string, number][] => {
      if (customer === undefined || customer === uid) return [];
      const id = cartId(uid, customer);
      const found = stored[customer] ?? null;
      const { length } = planSync(readSync(id), carts.readOf(id), found, '').cart.lines;
      return length > 0 ? [[customer, length]] : [];
    });
    return new Map(counted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `changed` says when the browser's carts have
  }, [carts, uid, stored, changed]);
}

/** Number of lines in this browser's cart for a customer, or in the seller's own cart without one. */
export function useLinesHere(): (customer?: string) => number {
  const { carts } = useRunningCart();
  // Renders again when the shown cart's number of lines changes, or when another cart changes.
  useCart(({ lines, aside }) => [lines.length, aside]);
  return (customer) => carts.readOf(cartId(carts.owner.uid, customer)).lines.length;
}
