// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useJustMoved } from './use-just-moved';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function list(...ids: number[]) {
  const hook = renderHook(
    (props: { ids: number[]; searchKey: string }) => useJustMoved(props.ids, props.searchKey),
    { initialProps: { ids, searchKey: '' } },
  );
  return {
    justMoved: () => hook.result.current,
    becomes: (next: number[], searchKey = '') => hook.rerender({ ids: next, searchKey }),
  };
}

describe('a list has just moved for half a second', () => {
  it.each([
    ['one came', [12, 1, 2, 3]],
    ['one went', [1, 3]],
    ['the last one went', [1, 2]],
    ['one gave way to another that begins alike', [1, 2, 30]],
  ])('when %s', (_, next) => {
    const { becomes, justMoved } = list(1, 2, 3);
    expect(justMoved()).toBe(false);
    becomes(next);
    expect(justMoved()).toBe(true);
    wait(499);
    expect(justMoved()).toBe(true);
    wait(1);
    expect(justMoved()).toBe(false);
  });

  it('and again when it moves meanwhile', () => {
    const { becomes, justMoved } = list(1, 2, 3);
    becomes([2, 3]);
    wait(400);
    becomes([3]);
    wait(400);
    expect(justMoved()).toBe(true);
    wait(100);
    expect(justMoved()).toBe(false);
  });

  it('not when it grows at its end or shows another search', () => {
    const { becomes, justMoved } = list(1, 2, 3);
    becomes([1, 2, 3, 4]);
    expect(justMoved()).toBe(false);
    becomes([7, 2], 'ANA');
    expect(justMoved()).toBe(false);
  });
});
