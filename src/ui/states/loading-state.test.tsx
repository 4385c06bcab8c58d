// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingState } from './loading-state';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('does not flicker, then announces itself, then says that loading takes long', () => {
  render(<LoadingState />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');

  wait(250);
  expect(status.textContent).toBe('Carregando…');

  wait(9_750);
  expect(status.textContent).toContain('Está demorando mais que o normal. Verifique sua conexão.');
});
