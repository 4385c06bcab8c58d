import { useSyncExternalStore } from 'react';

/**
 * The count in the tab's title. A module holds it, because the component that writes the title is far from the one that
 * counts.
 */

const listeners = new Set<() => void>();
let count = 0;

export function setTitleCount(value: number): void {
  count = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useTitleCount(): number {
  return useSyncExternalStore(subscribe, () => count);
}
