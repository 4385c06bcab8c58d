// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { connectNow, watchConnected } from '../../data/base/database';
import { ConnectionProvider, useConnected } from './connection';

vi.mock('../../data/base/database', () => ({ connectNow: vi.fn(), watchConnected: vi.fn() }));

let emit: (connected: boolean) => void;

function State() {
  return <p>{useConnected() ? 'connected' : 'lost'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(connectNow).mockReset();
  vi.mocked(watchConnected).mockImplementation((next) => {
    emit = next;
    return () => undefined;
  });
  return () => vi.useRealTimers();
});

it('tries to connect again and again while the connection is lost, and no longer', () => {
  const { unmount } = render(
    <ConnectionProvider>
      <State />
    </ConnectionProvider>,
  );
  act(() => emit(true));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(connectNow).not.toHaveBeenCalled();

  act(() => emit(false));
  act(() => void vi.advanceTimersByTime(2_400));
  expect(screen.getByText('connected')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByText('lost')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(40_000));
  expect(connectNow).toHaveBeenCalledTimes(2);

  act(() => emit(true));
  expect(screen.getByText('connected')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(connectNow).toHaveBeenCalledTimes(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
