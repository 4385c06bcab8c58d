import { useSyncExternalStore } from 'react';

import { watchClockOffset } from '../../data/base/database';
import type { Stop } from '../../data/base/subscription';
import { dayInSaoPaulo } from '../../../domain/words/time';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let stopClock: Stop | undefined;
/** The server's clock minus this one in milliseconds; the last known value while nobody subscribes. */
let offset = 0;

const notifyListeners = () => listeners.forEach((listener) => listener());

function takeOffset(milliseconds: number) {
  offset = milliseconds;
  notifyListeners();
}

/** One timer and one listener for all rows of a list. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(notifyListeners, minute);
  stopClock ??= watchClockOffset(takeOffset, console.error);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    stopClock?.();
    timer = stopClock = undefined;
  };
}

/**
 * The current day in São Paulo by the server's clock (`dayInSaoPaulo`). An open page notices the next day within a
 * minute.
 */
export function useToday(): number {
  return useSyncExternalStore(subscribe, () => dayInSaoPaulo(new Date(Date.now() + offset)));
}
