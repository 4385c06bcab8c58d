import { startTransition } from 'react';

import type { Subscribe } from '../../data/base/subscription';

/** Hands the values of a listener on. */
export type Paced = <T>(subscribe: Subscribe<T>) => Subscribe<T>;

/** Milliseconds between two values while the pace is slow. */
const between = 1000;

/** While it is slow, a listener's newest value is handed on about once a second; else, and at first, at once. */
export function newPace() {
  let isSlow = false;
  const paced: Paced = (subscribe) => (next, fail) => {
    let last: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hand = () => {};
    function handOn() {
      timer = undefined;
      last = performance.now();
      hand();
    }
    const stop = subscribe(
      (value) => {
        if (timer === undefined && (!isSlow || last === undefined)) {
          last = performance.now();
          next(value);
          return;
        }
        hand = () => startTransition(() => next(value));
        const wait = Math.max(0, (last ?? 0) + between - performance.now());
        timer ??= setTimeout(handOn, wait);
      },
      (error) => {
        clearTimeout(timer);
        fail(error);
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
  return {
    paced,
    slow: (slow: boolean) => {
      isSlow = slow;
    },
  };
}
