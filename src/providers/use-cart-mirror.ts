import { useEffect, useRef, useState } from 'react';

import { isSameCart, type SyncState } from '../../domain/kept-cart';
import { readSync, writeSync } from '../data/storage/cart-sync';
import type { LocalCart } from '../data/storage/cart';
import type { CartDevice, CartMirror } from './mirror-cart';
import { networkIdle } from './network-idle';
import type { ChangeCart } from './use-local-cart';

interface LocalSide {
  cart: LocalCart;
  /** False where local storage keeps nothing. */
  kept: boolean;
  change: ChangeCart;
  read: () => LocalCart;
  /** A quote is being sent. */
  locked: boolean;
}

/**
 * Keeps the cart the same on all devices of a person; null for nobody. True while that fails. Its code and its listener
 * come after the first screen; code that could not be loaded is asked for again with the next connection.
 */
export function useCartMirror(uid: string | null, side: LocalSide): boolean {
  const [trouble, setTrouble] = useState(false);
  const mirror = useRef<CartMirror>(undefined);
  const newest = useRef(side);

  useEffect(() => {
    const { current: before } = newest;
    newest.current = side;
    if (side.locked) return;
    // The lines of a stored quote leave the other devices at once.
    if (before.locked) mirror.current?.flush();
    else if (!isSameCart(before.cart, side.cart)) mirror.current?.changed();
  }, [side]);

  useEffect(() => {
    if (uid === null) return undefined;
    const left = new AbortController();
    const { signal } = left;

    async function load(owner: string) {
      await networkIdle();
      try {
        const { mirrorCart } = await import('./mirror-cart');
        if (signal.aborted) return;
        setTrouble(false);
        mirror.current = mirrorCart(owner, deviceOf(owner, newest, setTrouble));
      } catch (error) {
        console.error('The cart of the other devices could not be loaded', error);
        if (signal.aborted) return;
        setTrouble(true);
        addEventListener('online', () => void load(owner), { once: true, signal });
      }
    }
    void load(uid);

    const onHidden = () => {
      if (document.visibilityState === 'hidden') mirror.current?.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      left.abort();
      document.removeEventListener('visibilitychange', onHidden);
      mirror.current?.stop();
      mirror.current = undefined;
    };
  }, [uid]);

  return trouble;
}

function deviceOf(
  uid: string,
  side: { current: LocalSide },
  onTrouble: CartDevice['onTrouble'],
): CartDevice {
  /** Where the cart doesn't outlive the page, nothing that was known of it may either. */
  let unkept: SyncState | undefined;
  return {
    read: () => side.current.read(),
    take: (cart) =>
      side.current.change((current) =>
        isSameCart(current, cart)
          ? current
          : {
              ...current,
              lines: [...cart.lines],
              words: cart.words,
              representative: cart.representative,
            },
      ),
    readSync: () => unkept ?? readSync(uid),
    writeSync: (state) => {
      unkept = side.current.kept ? undefined : state;
      if (side.current.kept) writeSync(uid, state);
    },
    isLocked: () => side.current.locked,
    onTrouble,
  };
}
