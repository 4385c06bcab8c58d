import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { newPace } from './pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listen(pace = newPace()) {
  let emit: (value: number) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const heard: number[] = [];
  const failed = vi.fn();
  const stop = pace.paced<number>((next, onError) => {
    emit = next;
    fail = onError;
    return () => undefined;
  })((value) => heard.push(value), failed);
  return {
    slow: pace.slow,
    emit: (v: number) => emit(v),
    fail: (e: Error) => fail(e),
    heard,
    stop,
  };
}

describe('decision 78: the values of a listener', () => {
  it('come at once at the usual pace', () => {
    const { emit, heard } = listen();
    [1, 2, 3].forEach(emit);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('come once in two seconds at the slow pace, only the newest', () => {
    const { slow, emit, heard } = listen();
    slow(true);
    [1, 2, 3].forEach(emit);
    expect(heard).toEqual([1]);
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual([1, 3]);
    emit(4);
    vi.advanceTimersByTime(1999);
    expect(heard).toEqual([1, 3]);
    // Turning the slow pace off delivers held values at once.
    slow(false);
    expect(heard).toEqual([1, 3, 4]);
    emit(5);
    expect(heard).toEqual([1, 3, 4, 5]);
  });

  it('come together with those of other listeners', () => {
    const pace = newPace();
    const [one, other] = [listen(pace), listen(pace)];
    pace.slow(true);
    [1, 2].forEach(one.emit);
    vi.advanceTimersByTime(1500);
    [1, 2].forEach(other.emit);
    vi.advanceTimersByTime(500);
    expect([one.heard, other.heard]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it.each(['stop', 'fail'] as const)('end with a %s', (end) => {
    const { slow, emit, heard, stop, fail } = listen();
    slow(true);
    [1, 2].forEach(emit);
    if (end === 'stop') stop();
    else fail(new Error('denied'));
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual([1]);
  });
});
