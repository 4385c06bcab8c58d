import { setImmediate } from 'node:timers/promises';

/** Milliseconds that one task may block the event loop. */
const maxTurnMs = 10;

/** Returns a function to await between the steps of long work. It yields to the event loop every 10 ms. */
export function givingWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxTurnMs) return;
    await setImmediate();
    since = performance.now();
  };
}
