import { keysFrom, removeKey } from '../base/storage/json-storage';
import { asideKey } from './owner';
import { syncKey } from './sync';

/** The carts of this person that the browser holds aside, or has taken to their other devices. */
export function keptCarts(uid: string): string[] {
  const found = [asideKey, syncKey].flatMap((keyOf) => {
    const first = keyOf('').length;
    return keysFrom(keyOf(uid)).map((key) => key.slice(first));
  });
  return [...new Set(found)].filter((id) => id === uid || id.startsWith(`${uid} `));
}

export function forgetCart(id: string): void {
  removeKey(asideKey(id));
  removeKey(syncKey(id));
}
