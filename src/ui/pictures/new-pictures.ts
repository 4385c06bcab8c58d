import { useSyncExternalStore } from 'react';

/** How often this page replaced the picture of each product, by code. */
const replaced = new Map<string, number>();
const listeners = new Set<() => void>();

/** Reloads a product's picture, which the page would otherwise keep in memory while it is open. */
export function showNewPicture(code: string): void {
  replaced.set(code, (replaced.get(code) ?? 0) + 1);
  for (const listener of listeners) listener();
}

/** The suffix of a picture's address; '' unless the picture was replaced. */
export function useNewPicture(code: string): string {
  const count = useSyncExternalStore(subscribe, () => replaced.get(code));
  return count === undefined ? '' : `?v=${count}`;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
