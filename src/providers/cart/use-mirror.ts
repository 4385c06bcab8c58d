import { useEffect, useRef, useState } from 'react';

import { isSameCart, type KeptCart, type SyncState } from '../../../domain/cart/kept';
import { readSync, writeSync } from '../../data/cart/sync';
import type { LocalCart } from '../../data/cart/cart';
import type { CartDevice, CartMirror } from './mirror';
import { networkIdle } from '../page/network-idle';
import type { LocalCarts } from './use-local-cart';

interface LocalSide extends Pick<LocalCarts, 'id' | 'cart' | 'kept' | 'readOf' | 'changeOf'> {
  /** A quote is being sent. */
  locked: boolean;
}

/**
 * Keeps the cart the same on all devices of a person; null for nobody. True while that fails. Its code and its listener
 * come after the first screen; code that could not be loaded is asked for again with the next connection. A cart that is
 * put aside keeps its own until what was changed is stored.
 */
export function useCartMirror(
  uid: string | null,
  customer: string | undefined,
  side: LocalSide,
): boolean {
  const [trouble, setTrouble] = useState(false);
  const mirror = useRef<CartMirror>(undefined);
  const newest = useRef(side);

  useEffect(() => {
    const { current: before } = newest;
    newest.current = side;
    if (side.locked || before.id !== side.id) return;
    // The lines of a stored quote leave the other devices at once.
    if (before.locked) mirror.current?.flush();
    else if (!isSameCart(before.cart, side.cart)) mirror.current?.changed();
  }, [side]);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (uid === null) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const { id } = newest.current;
    const tell = (isInTrouble: boolean) => {
      if (!signal.aborted) setTrouble(isInTrouble);
    };

    async function load(owner: string) {
      await networkIdle();
      try {
        const { mirrorCart } = await import('./mirror');
        if (signal.aborted) return;
        setTrouble(false);
        mirror.current = mirrorCart({ uid: owner, customer }, deviceOf(id, newest, tell));
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
      // For another customer of the same person, what was changed a moment ago still goes out.
      if (isGone.current) mirror.current?.stop();
      else mirror.current?.leave();
      mirror.current = undefined;
    };
  }, [uid, customer]);

  return trouble;
}

function deviceOf(
  id: string,
  side: { current: LocalSide },
  onTrouble: CartDevice['onTrouble'],
): CartDevice {
  /** Where the cart doesn't outlive the page, nothing that was known of it may either. */
  let unkept: SyncState | undefined;
  const isKept = () => side.current.id !== id || side.current.kept;
  return {
    read: () => side.current.readOf(id),
    take: (cart) => side.current.changeOf(id, (current) => withJoined(current, cart)),
    readSync: () => unkept ?? readSync(id),
    writeSync: (state) => {
      unkept = isKept() ? undefined : state;
      if (isKept()) writeSync(id, state);
    },
    isLocked: () => side.current.id === id && side.current.locked,
    onTrouble,
  };
}

function withJoined(current: LocalCart, cart: KeptCart): LocalCart {
  if (isSameCart(current, cart)) return current;
  const { lines, words, representative } = cart;
  return { ...current, lines: [...lines], words, representative };
}
