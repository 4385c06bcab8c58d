import { useSyncExternalStore } from 'react';

/** The count in front of the title of the browser's tab, which is written far above whoever counts. */

const listeners = new Set<() => void>();
let count = 0;

export function setTitleCount(value: number): void {
  count = value;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useTitleCount(): number {
  return useSyncExternalStore(subscribe, () => count);
}
