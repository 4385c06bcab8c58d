import { useMemo } from 'react';

import type { MirrorCart } from '../../../domain/cart/kept';
import { planSync } from '../../../domain/cart/sync';
import type { Person } from '../../../domain/order/order';
import { keptCarts } from '../../data/cart/kept-carts';
import { watchCarts } from '../../data/cart/mirror';
import { cartId, customerOf } from '../../data/cart/owner';
import { readSync } from '../../data/cart/sync';
import { dataOf } from '../live/live';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useWatch } from '../live/use-live';
import { useConnected } from '../outbox/connection';
import { useCart, useRunningCart } from './cart';
import { moveLines } from './move-lines';

const noCarts: Readonly<Record<string, MirrorCart>> = {};

/** All carts of a person as the database has them, live, if they are `wanted`; without a connection as last seen. */
function useStoredCarts(wanted = true) {
  const { uid } = useRunningCart().carts.owner;
  return useLastSeen('carts', useWatch(watchWanted, wanted ? uid : null), lasting);
}

const watchWanted = (uid: string | null) => (uid === null ? null : watchCarts(uid));

/** Moves the shown cart's lines into another one; not before it is known what other devices put there. */
export function useMoveLines() {
  const { carts } = useRunningCart();
  const stored = useStoredCarts();
  const connected = useConnected();
  return {
    isReady: stored.status !== 'loading' || !connected,
    move: (to: Person | null) =>
      moveLines(carts, to, (dataOf(stored) ?? noCarts)[to?.uid ?? carts.owner.uid]),
  };
}

/**
 * How many lines wait in each cart that a seller keeps for a customer, on this device or another one; none is empty.
 * Carts of other devices are read if they are `wanted`.
 */
export function useOpenCarts(wanted = true): ReadonlyMap<string, number> {
  const { carts } = useRunningCart();
  const { uid } = carts.owner;
  const stored = dataOf(useStoredCarts(wanted)) ?? noCarts;
  // Another value when the number of lines changes, or another cart.
  const changed = useCart(({ id, lines, aside }) => [id, lines.length, aside]);
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
