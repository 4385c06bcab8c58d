import { act } from '@testing-library/react';
import { vi } from 'vitest';

const ahead = Date.now() - performance.now();

/** Lets the browser's two clocks agree: the app takes one that runs otherwise than the other for one that was set. */
export function agreeClocks(): void {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - ahead);
}

/** From now on a test may let time pass, which goes on by itself all the same: what is stored travels. */
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

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
