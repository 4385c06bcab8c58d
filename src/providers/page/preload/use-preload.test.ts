// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { loadLast, networkIdle } from './network-idle';
import { usePreload } from './use-preload';

it('nothing more is loaded ahead after its screen is left', async () => {
  let loaded: (() => void) | undefined;
  const loadScreen = vi.fn(() => new Promise<void>((resolve) => (loaded = resolve)));
  const askCatalogue = vi.fn(() => Promise.resolve());
  const loads = [loadScreen, askCatalogue];
  const { unmount } = renderHook(() => usePreload(loads));
  await waitFor(() => expect(loadScreen).toHaveBeenCalled());
  unmount();
  await act(() => {
    loaded?.();
    return Promise.resolve();
  });
  expect(askCatalogue).not.toHaveBeenCalled();
});

it('other screens load after the current screen is complete', async () => {
  let charts: (() => void) | undefined;
  void loadLast(() => new Promise<void>((resolve) => (charts = resolve)));
  const loadScreen = vi.fn(() => Promise.resolve());
  const loads = [loadScreen];
  renderHook(() => usePreload(loads));
  await waitFor(() => expect(charts).toBeDefined());
  await networkIdle();
  expect(loadScreen).not.toHaveBeenCalled();
  charts?.();
  await waitFor(() => expect(loadScreen).toHaveBeenCalled());
});
