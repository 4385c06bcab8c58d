import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { withNextNumber } from './next-number';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = () => Object.assign(new Error('refused'), { code: 'PERMISSION_DENIED' });

/** A counter that somebody else moves before each of the first `others` writes. */
function counterBesides(others: number) {
  let counter = 7;
  return {
    readCounter: () => Promise.resolve(counter),
    write: vi.fn(() => {
      if (counter - 7 === others) return Promise.resolve();
      counter += 1;
      return Promise.reject(refusal());
    }),
    onClash: vi.fn(),
  };
}

/** By then all attempts are over. Other timers of the worker may run for ever, so they can't be awaited. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  return promise;
}

test('a number that nobody else takes is taken at once', async () => {
  const attempts = counterBesides(0);
  expect(await withNextNumber(attempts)).toBe(8);
  expect(attempts.onClash).not.toHaveBeenCalled();
});

test('after a clash the following one, without a pause', async () => {
  const attempts = counterBesides(1);
  expect(await withNextNumber(attempts)).toBe(9);
  expect(attempts.onClash.mock.calls).toEqual([[1]]);
});

test('after more of them with pauses of any length, up to a second', async () => {
  const attempts = counterBesides(20);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const pauses = 50 + 100 + 200 + 400 + 800 + 14 * 1000;
  const began = Date.now();
  const found = withNextNumber(attempts).then((number) => [number, Date.now() - began]);
  expect(await settled(found)).toEqual([28, pauses]);
  expect(attempts.onClash).toHaveBeenCalledTimes(20);
});

test('not for ever', async () => {
  const attempts = counterBesides(1000);
  await expect(settled(withNextNumber(attempts))).rejects.toThrow('refused');
  expect(attempts.write).toHaveBeenCalledTimes(100);
});

test('a refusal is thrown if the counter has not moved', async () => {
  const write = vi.fn(() => Promise.reject(refusal()));
  await expect(withNextNumber({ readCounter: () => Promise.resolve(7), write })).rejects.toThrow(
    'refused',
  );
  expect(write).toHaveBeenCalledOnce();
});
