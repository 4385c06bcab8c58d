import { setImmediate } from 'node:timers/promises';

/** Milliseconds that one may keep everybody else waiting. */
const longestTurn = 10;

/** For long work, between its steps: once a turn is over, all others get theirs. */
export function givingWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTurn) return;
    await setImmediate();
    since = performance.now();
  };
}
