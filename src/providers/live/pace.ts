import { startTransition } from 'react';

import type { Subscribe } from '../../data/base/subscription';

/** Wraps a subscription to control when it delivers values. */
export type Paced = <T>(subscribe: Subscribe<T>) => Subscribe<T>;

/** Milliseconds between two deliveries at the slow pace. */
const between = 2000;

/**
 * At the slow pace, delivers the newest values of all listeners together, in one render; otherwise each value at once.
 */
export function newPace() {
  let isSlow = false;
  const held = new Map<object, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat() {
    clearTimeout(timer);
    timer = undefined;
    const values = [...held.values()];
    held.clear();
    startTransition(() => values.forEach((hand) => hand()));
  }

  const paced: Paced = (subscribe) => (next, fail) => {
    const listener = {};
    let isFirst = true;
    const stop = subscribe(
      (value) => {
        if (isFirst || !isSlow) {
          isFirst = false;
          next(value);
          return;
        }
        held.set(listener, () => next(value));
        timer ??= setTimeout(beat, between);
      },
      (error) => {
        held.delete(listener);
        fail(error);
      },
    );
    return () => {
      held.delete(listener);
      stop();
    };
  };
  return {
    paced,
    slow: (slow: boolean) => {
      isSlow = slow;
      if (!slow) beat();
    },
  };
}
