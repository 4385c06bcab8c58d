import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import {
  emptyLocalCart,
  readCart,
  watchOtherTabs,
  writeCart,
  type LocalCart,
} from '../data/storage/cart';
import { claimCart } from '../data/storage/cart-owner';

export type ChangeCart = (apply: (cart: LocalCart) => LocalCart) => void;

interface LocalCartState {
  cart: LocalCart;
  /** False where the cart will not outlive the page. */
  kept: boolean;
  change: ChangeCart;
  /** The cart as it is now, also while a change is not rendered yet, and what other tabs stored last. */
  read: () => LocalCart;
}

/**
 * The cart of one account in this browser, equal in all its tabs. Where the browser keeps nothing it lives in memory.
 * Somebody who may not use it has an empty one, and nothing is touched.
 */
export function useLocalCart(uid: string, mayUse: boolean): LocalCartState {
  const [kept, setKept] = useState(() => !mayUse || claimCart(uid));
  const [cart, setCart] = useState(() => (mayUse && kept ? readCart(uid) : emptyLocalCart));
  // Two clicks within one frame must both count, so the newest cart is kept apart from the rendered one.
  const newest = useRef({ cart, kept });

  useEffect(() => {
    if (!mayUse) return undefined;
    return watchOtherTabs(uid, () => {
      newest.current.cart = readCart(uid);
      setCart(newest.current.cart);
    });
  }, [uid, mayUse]);

  const change = useCallback<ChangeCart>(
    (apply) => {
      const { current } = newest;
      const before = current.cart;
      const next = apply(before);
      if (next === before || !mayUse) return;
      const written = writeCart(uid, next, current.kept ? before : undefined);
      newest.current = { cart: next, kept: written };
      setCart(next);
      setKept(written);
    },
    [uid, mayUse],
  );
  const read = useCallback(
    () => (newest.current.kept && mayUse ? readCart(uid) : newest.current.cart),
    [uid, mayUse],
  );
  return useMemo(() => ({ cart, kept, change, read }), [cart, kept, change, read]);
}
