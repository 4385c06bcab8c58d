// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { dateOfDay } from '../../../domain/words/time';
import { cutDatabase } from '../../../tests/support/network/cut-database';
import { useToday } from './use-today';

const rendered = vi.fn();

function Today() {
  rendered();
  return <p>{dateOfDay(useToday())}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T23:50:30-03:00') });
  rendered.mockReset();
  cutDatabase();
  return () => vi.useRealTimers();
});

it('learns of the next day in São Paulo within a minute, and draws nothing before', () => {
  const { unmount } = render(<Today />);
  act(() => void vi.advanceTimersByTime(9 * 60_000));
  expect(screen.getByText('29/11/2026')).toBeInTheDocument();
  expect(rendered).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('30/11/2026')).toBeInTheDocument();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps one timer for all rows', () => {
  const { unmount } = render([1, 2, 3].map((row) => <Today key={row} />));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
