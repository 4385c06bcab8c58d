// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { signOut } from '../data/firebase/auth';
import { useSignOut } from './use-sign-out';

vi.mock('../data/firebase/auth', () => ({ signOut: vi.fn() }));

describe('§8 Logout failure', () => {
  it('is logged and remembered until the next try', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(signOut).mockRejectedValueOnce(new Error('no storage'));
    const { result } = renderHook(() => useSignOut());
    await act(async () => expect(await result.current.signOut()).toBe(false));
    expect(result.current.signOutFailed).toBe(true);
    expect(log).toHaveBeenCalledWith('Falha no Logout', expect.any(Error));

    await act(async () => expect(await result.current.signOut()).toBe(true));
    expect(result.current.signOutFailed).toBe(false);
  });
});
