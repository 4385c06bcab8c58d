// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { openCarts } from './local-carts';
import { useCartMirror } from './use-mirror';

const { code } = vi.hoisted(() => ({ code: { isThere: false, started: 0 } }));

vi.mock('../page/preload/network-idle', () => ({ networkIdle: () => Promise.resolve() }));
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
  const cart = openCarts({ uid: 'ana', mayUse: true, forCustomers: false }, () => false);
  const outbox = { askForQuote: vi.fn(), isAsked: () => false };
  renderHook(() => useCartMirror(cart, 'ana', undefined, false, outbox));
  await waitFor(() => expect(cart.state.getState().trouble).toBe(true));
  expect(logged).toHaveBeenCalledOnce();

  code.isThere = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(code.started).toBe(1));
  expect(cart.state.getState().trouble).toBe(false);
});
