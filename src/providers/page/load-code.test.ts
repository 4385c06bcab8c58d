// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { loadWhenOnline } from './load-code';

it('asks again for code that did not load, once the connection is back', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const onTrouble = vi.fn();
  const loaded = loadWhenOnline(load, onTrouble, new AbortController().signal);
  await vi.waitFor(() => expect(onTrouble.mock.calls).toEqual([[true]]));
  expect(logged).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
  expect(onTrouble.mock.calls).toEqual([[true], [false]]);
  logged.mockRestore();
});
