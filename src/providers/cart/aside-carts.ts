import { isUnused } from '../../../domain/cart/kept';
import { isAhead } from '../../../domain/cart/sync';
import { hasWords } from '../../../domain/order/quote/words';
import { isRefused } from '../../data/base/database';
import { forgetCart, keptCarts } from '../../data/cart/kept-carts';
import { customerOf } from '../../data/cart/owner';
import { readSync, writeSync } from '../../data/cart/sync';
import { networkIdle } from '../page/preload/network-idle';
import type { LocalCarts } from './local-carts';

interface Stored {
  /** Sends a cart's changes, once. */
  mirrorOnce: (customer: string | undefined) => Promise<void>;
  /** Deletes the stored copy of an empty cart. */
  remove: (cart: { uid: string; customer: string | undefined }) => Promise<void>;
}

/**
 * Sends changes of carts that aren't shown to the person's other devices, also changes from earlier pages. Deletes
 * carts that have been unused for long (decision 98).
 */
export function followAside(
  carts: LocalCarts,
  { mirrorOnce, remove }: Stored,
  signal: AbortSignal,
): void {
  const { owner, state, readOf } = carts;
  const { uid } = owner;
  const isShown = (id: string) => state.getState().id === id;
  const isLacking = (id: string) => isAhead(readSync(id), readOf(id));

  function follow(id: string): void {
    if (isLacking(id)) void mirrorOnce(customerOf(uid, id));
  }

  const isForgettable = (id: string) =>
    id !== uid && !isShown(id) && !isLacking(id) && isUnused(readSync(id), Date.now());

  async function forget(id: string): Promise<void> {
    const { known } = readSync(id);
    if (known.versao > 0 && known.lines.length === 0 && !hasWords(known.words)) {
      await remove({ uid, customer: customerOf(uid, id) }).catch((error: unknown) => {
        // Another device still uses the cart.
        if (!isRefused(error)) throw error;
      });
    }
    if (isForgettable(id)) forgetCart(id);
  }

  async function lookAtAll(): Promise<void> {
    await networkIdle();
    if (signal.aborted) return;
    for (const id of keptCarts(uid)) {
      if (isShown(id)) continue;
      const sync = readSync(id);
      follow(id);
      if (sync.em === undefined) writeSync(id, { ...sync, em: Date.now() }, carts.isKept(id));
      else if (isForgettable(id)) void forget(id);
    }
  }

  const stop = state.subscribe((now, before) => {
    if (now.id !== before.id) follow(before.id);
    if (now.aside && now.aside !== before.aside) follow(now.aside.id);
  });
  signal.addEventListener('abort', stop);
  void lookAtAll();
}
