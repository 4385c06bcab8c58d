import { describe, expect, test, vi } from 'vitest';

import { together, type Subscribe } from './subscription';

/** A listener whose values and failure the test sends. */
function source() {
  const stop = vi.fn();
  const sent: { next?: (value: string) => void; fail?: (error: Error) => void } = {};
  const subscribe: Subscribe<string> = (next, fail) => {
    Object.assign(sent, { next, fail });
    return stop;
  };
  return { subscribe, stop, sent };
}

describe('several listeners together', () => {
  test('deliver once each has a value, in their own order', () => {
    const [first, second] = [source(), source()];
    const next = vi.fn();
    together([first.subscribe, second.subscribe])(next, vi.fn());
    second.sent.next?.('b');
    expect(next).not.toHaveBeenCalled();
    first.sent.next?.('a');
    expect(next).toHaveBeenLastCalledWith(['a', 'b']);
    second.sent.next?.('c');
    expect(next).toHaveBeenLastCalledWith(['a', 'c']);
  });

  test('fail once, and deliver nothing after it', () => {
    const [first, second] = [source(), source()];
    const [next, fail] = [vi.fn(), vi.fn()];
    together([first.subscribe, second.subscribe])(next, fail);
    const error = new Error('refused');
    first.sent.fail?.(error);
    second.sent.fail?.(new Error('refused too'));
    first.sent.next?.('a');
    second.sent.next?.('b');
    expect(fail.mock.calls).toEqual([[error]]);
    expect(next).not.toHaveBeenCalled();
  });

  test('stop all', () => {
    const [first, second] = [source(), source()];
    together([first.subscribe, second.subscribe])(vi.fn(), vi.fn())();
    expect(first.stop).toHaveBeenCalledOnce();
    expect(second.stop).toHaveBeenCalledOnce();
  });
});
