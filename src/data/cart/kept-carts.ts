import { keysFrom, removeKey } from '../base/storage/json-storage';
import { asideKey } from './owner';
import { syncKey } from './sync';

/** Ids of this person's carts that the browser keeps aside, or synchronizes with other devices. */
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
