import { startTransition } from 'react';

import type { Subscribe } from '../../data/base/subscription';

/** Hands the values of a listener on. */
export type Paced = <T>(subscribe: Subscribe<T>) => Subscribe<T>;

/** Milliseconds between two beats while the pace is slow. */
const between = 2000;

/** While it is slow, the newest values of all listeners are handed on together, in one draw a beat; else each at once. */
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
