import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Person } from '../../../domain/order/order';
import { noSeller } from '../../../domain/order/quote/quote';
import {
  emptyLocalCart,
  findCart,
  readCart,
  watchOtherTabs,
  writeCart,
  writeCartAside,
  type LocalCart,
} from '../../data/cart/cart';
import { pickCustomer, readCartFor, watchCartFor, type CartFor } from '../../data/cart/customer';
import { cartId, claimCart } from '../../data/cart/owner';

export type ChangeCart = (apply: (cart: LocalCart) => LocalCart) => void;

interface Opened {
  /** `cartId`. */
  id: string;
  cart: LocalCart;
  /** False where the cart will not outlive the page. */
  kept: boolean;
}

export interface LocalCarts extends Opened {
  /** For whom the cart is. */
  cartFor: CartFor;
  /** Puts this cart aside and takes out another; null for the person's own. */
  pick: (customer: Person | null) => void;
  change: ChangeCart;
  /** A cart as it is now, also while a change is not rendered yet, and what other tabs stored last. */
  readOf: (id: string) => LocalCart;
  /** Changes a cart that may lie aside by now. */
  changeOf: (id: string, apply: (cart: LocalCart) => LocalCart) => void;
}

export interface CartUser {
  uid: string;
  mayUse: boolean;
  /** May keep carts for customers. */
  forCustomers: boolean;
}

const ownCart: CartFor = { active: null, recent: [] };

/** Carts that the browser has no room for, as long as the page is open. */
const unkept = new Map<string, LocalCart>();

/**
 * One account's cart in this browser, equal in all tabs, and a seller's carts for customers, one at a time. In memory
 * where the browser keeps nothing; empty for whoever may not use it.
 */
export function useLocalCart({ uid, mayUse, forCustomers }: CartUser): LocalCarts {
  const [cartFor, setCartFor] = useState(() => (forCustomers ? readCartFor(uid) : ownCart));
  const [opened, setOpened] = useState(() => open(uid, cartFor, mayUse));
  // Two clicks within one frame must both count, so the newest cart is kept apart from the rendered one.
  const newest = useRef(opened);

  const show = useCallback((next: Opened) => {
    newest.current = next;
    setOpened(next);
  }, []);

  const follow = useCallback(
    (next: CartFor) => {
      setCartFor(next);
      if (cartId(uid, next.active?.uid) !== newest.current.id) show(open(uid, next, mayUse));
    },
    [uid, mayUse, show],
  );

  const { id } = opened;
  useEffect(() => {
    if (!mayUse) return undefined;
    return watchOtherTabs(id, () => show({ ...newest.current, cart: readCart(id) }));
  }, [id, mayUse, show]);

  useEffect(
    () => (mayUse && forCustomers ? watchCartFor(uid, follow) : undefined),
    [uid, mayUse, forCustomers, follow],
  );

  const pick = useCallback(
    (customer: Person | null) => {
      if (mayUse) follow(pickCustomer(uid, readCartFor(uid), customer));
    },
    [uid, mayUse, follow],
  );

  const change = useCallback<ChangeCart>(
    (apply) => {
      const { id: shown, cart: before, kept } = newest.current;
      const next = apply(before);
      if (next === before || !mayUse) return;
      const written = writeCart(shown, next, kept ? before : undefined);
      if (written) unkept.delete(shown);
      else unkept.set(shown, next);
      show({ id: shown, cart: next, kept: written });
    },
    [mayUse, show],
  );
  const readOf = useCallback(
    (wanted: string) => {
      const { id: shown, cart, kept } = newest.current;
      if (wanted === shown && (!kept || !mayUse)) return cart;
      return unkept.get(wanted) ?? findCart(wanted);
    },
    [mayUse],
  );
  const changeOf = useCallback(
    (changed: string, apply: (cart: LocalCart) => LocalCart) => {
      if (changed === newest.current.id) {
        change(apply);
        return;
      }
      const held = unkept.get(changed);
      const next = apply(held ?? findCart(changed));
      if (held || !writeCartAside(changed, next)) unkept.set(changed, next);
    },
    [change],
  );
  return useMemo(
    () => ({ ...opened, cartFor, pick, change, readOf, changeOf }),
    [opened, cartFor, pick, change, readOf, changeOf],
  );
}

function open(uid: string, { active }: CartFor, mayUse: boolean): Opened {
  const id = cartId(uid, active?.uid);
  if (!mayUse) return { id, cart: emptyLocalCart, kept: true };
  const kept = claimCart(id);
  const cart = unkept.get(id) ?? (kept ? readCart(id) : emptyLocalCart);
  // Whoever writes for a customer represents them, unless they say otherwise.
  const isUndecided = active !== null && cart.seller === noSeller;
  return { id, cart: isUndecided ? { ...cart, seller: uid } : cart, kept: kept && !unkept.has(id) };
}
