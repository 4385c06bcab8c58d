import { useSyncExternalStore } from 'react';

/** How often the picture of a product was replaced on this page, by its code. */
const replaced = new Map<string, number>();
const listeners = new Set<() => void>();

/** The page shows the picture of a product anew, which it would remember for as long as it is open. */
export function showNewPicture(code: string): void {
  replaced.set(code, (replaced.get(code) ?? 0) + 1);
  for (const listener of listeners) listener();
}

/** What to append to the address of a product's picture: nothing but for those that were replaced. */
export function useNewPicture(code: string): string {
  const count = useSyncExternalStore(subscribe, () => replaced.get(code));
  return count === undefined ? '' : `?v=${count}`;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
