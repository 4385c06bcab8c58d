// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { Subscribe } from '../../data/base/subscription';
import { useLive } from './use-live';

/** A listener whose values the test sends. */
function source() {
  const stop = vi.fn();
  const sent: { next?: (value: string) => void } = {};
  const subscribe: Subscribe<string> = (next) => {
    sent.next = next;
    return stop;
  };
  return { subscribe, stop, send: (value: string) => act(() => sent.next?.(value)) };
}

it('shows what its listener sends, and stops it when its screen is left', () => {
  const { subscribe, stop, send } = source();
  const { result, unmount } = renderHook(() => useLive(subscribe));
  expect(result.current).toEqual({ status: 'loading' });
  send('a');
  expect(result.current).toEqual({ status: 'ready', data: 'a' });
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it("stops the previous listener, and never shows its values as the next one's", () => {
  const [one, other] = [source(), source()];
  const { result, rerender } = renderHook(useLive<string>, { initialProps: one.subscribe });
  one.send('a');
  rerender(other.subscribe);
  expect(one.stop).toHaveBeenCalledOnce();
  expect(result.current).toEqual({ status: 'loading' });
  other.send('b');
  expect(result.current).toEqual({ status: 'ready', data: 'b' });
});
