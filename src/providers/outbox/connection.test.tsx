// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

import { cutDatabase } from '../../../tests/support/network/cut-database';
import { ConnectionProvider, useConnected } from './connection';

function State() {
  return <p>{useConnected() ? 'connected' : 'lost'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

// tests/screens/session/shell.test.tsx proves that it reconnects.
it('ignores a short gap, and stops its timer with the page', () => {
  cutDatabase();
  const { unmount } = render(
    <ConnectionProvider>
      <State />
    </ConnectionProvider>,
  );
  act(() => void vi.advanceTimersByTime(2_400));
  expect(screen.getByText('connected')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByText('lost')).toBeInTheDocument();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
