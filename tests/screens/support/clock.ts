import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From now on a test may let time pass, which goes on by itself all the same: what is stored travels. */
export function holdClock(now: number | Date = Date.now()): void {
  vi.useFakeTimers({
    now,
    shouldAdvanceTime: true,
    toFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const),
      // antd's forms show their messages in the next frame.
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      // Without it the app would find that somebody set the computer's clock.
      'performance',
    ],
  });
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
