import { act } from '@testing-library/react';
import { vi } from 'vitest';

const ahead = Date.now() - performance.now();

/** Makes the browser's two clocks agree. If they differ, the app assumes that somebody set the clock. */
export function agreeClocks(): void {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - ahead);
}

/**
 * From now on a test may advance the time. The clock also runs on its own, because stored data takes time to arrive.
 */
export function holdClock(now: number | Date = Date.now()): void {
  vi.useFakeTimers({
    now,
    shouldAdvanceTime: true,
    toFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const),
      // antd's forms show their messages in the next frame.
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
  });
  agreeClocks();
}

/** Stops the held clock for a step that a busy machine may not outlast. `find…` and `waitFor` never end meanwhile. */
export const stopClock = () => void vi.setTimerTickMode('manual');

/** Lets the held clock run on its own again. */
export const runClock = () => void vi.setTimerTickMode('interval', 20);

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
