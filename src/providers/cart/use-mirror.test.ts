// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { emptyLocalCart } from '../../data/cart/cart';
import { useCartMirror } from './use-mirror';

const { code } = vi.hoisted(() => ({ code: { isThere: false, started: 0 } }));

vi.mock('../page/network-idle', () => ({ networkIdle: () => Promise.resolve() }));
vi.mock('./mirror', () => {
  if (!code.isThere) throw new Error('offline');
  return {
    mirrorCart: () => {
      code.started += 1;
      return { changed: vi.fn(), flush: vi.fn(), stop: vi.fn(), leave: vi.fn() };
    },
  };
});

afterEach(() => vi.restoreAllMocks());

it('asks again for code that did not load, once the connection is back', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const side = {
    id: 'ana',
    cart: emptyLocalCart,
    kept: true,
    changeOf: vi.fn(),
    readOf: () => emptyLocalCart,
    locked: false,
  };
  const { result } = renderHook(() => useCartMirror('ana', undefined, side));
  await waitFor(() => expect(result.current).toBe(true));
  expect(logged).toHaveBeenCalledOnce();

  code.isThere = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(code.started).toBe(1));
  expect(result.current).toBe(false);
});
