import { useSyncExternalStore } from 'react';

import { dayInSaoPaulo } from '../../../domain/words/time';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all rows of a list. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The day that it is in São Paulo (`dayInSaoPaulo`); a page that stays open learns of the next one within a minute. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, () => dayInSaoPaulo(new Date()));
}
