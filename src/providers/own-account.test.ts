import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as account from '../data/firebase/own-account';
import { storeEmail, storePassword } from '../data/firebase/users';
import { changeEmail, changePassword } from './own-account';

vi.mock('../data/firebase/own-account');
vi.mock('../data/firebase/users');

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  vi.mocked(account.changeAccountEmail).mockResolvedValue('changed');
  vi.mocked(account.renewedTokenEmail).mockResolvedValue('nova@bici.com.br');
});
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => {});
const refused = () => Promise.reject(new Error('PERMISSION_DENIED'));

const toEmail = () => changeEmail('ana', 'atual123', 'nova@bici.com.br');
const toPassword = (permissao: 'vendedor' | 'cliente' | 'superUser') =>
  changePassword({ uid: 'ana', permissao }, 'atual123', 'segunda456');

describe('§7 update email', () => {
  it('stores the e-mail of a token that was renewed after the change', async () => {
    expect(await toEmail()).toBe('changed');
    expect(storeEmail).toHaveBeenCalledExactlyOnceWith('ana', 'nova@bici.com.br');
    expect(account.renewedTokenEmail).toHaveBeenCalledAfter(vi.mocked(account.changeAccountEmail));
  });

  it('stores none that the account refused', async () => {
    vi.mocked(account.changeAccountEmail).mockRejectedValue(new Error('auth/wrong-password'));
    await expect(toEmail()).rejects.toThrow('auth/wrong-password');
    expect(storeEmail).not.toHaveBeenCalled();
  });

  it('leaves the record alone until a link has been followed', async () => {
    vi.mocked(account.changeAccountEmail).mockResolvedValue('linkSent');
    expect(await toEmail()).toBe('linkSent');
    expect(storeEmail).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', refused],
    ['never answered', never],
  ])('ends and says so when the record’s write is %s', async (_what, write) => {
    vi.mocked(storeEmail).mockImplementation(write);
    const change = toEmail();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await change).toBe('recordBehind');
    expect(console.error).toHaveBeenCalled();
  });
});

describe('§7 update password', () => {
  it('stores a seller’s, after the account has it', async () => {
    expect(await toPassword('vendedor')).toBe('changed');
    expect(storePassword).toHaveBeenCalledExactlyOnceWith('ana', 'segunda456');
    expect(storePassword).toHaveBeenCalledAfter(vi.mocked(account.changeAccountPassword));
  });

  it.each(['cliente', 'superUser'] as const)('stores none of a %s', async (permissao) => {
    expect(await toPassword(permissao)).toBe('changed');
    expect(account.changeAccountPassword).toHaveBeenCalledExactlyOnceWith('atual123', 'segunda456');
    expect(storePassword).not.toHaveBeenCalled();
  });

  it('stores none that the account refused', async () => {
    vi.mocked(account.changeAccountPassword).mockRejectedValue(new Error('auth/weak-password'));
    await expect(toPassword('vendedor')).rejects.toThrow('auth/weak-password');
    expect(storePassword).not.toHaveBeenCalled();
  });

  it('ends and says so when a seller’s record does not answer', async () => {
    vi.mocked(storePassword).mockImplementation(never);
    const change = toPassword('vendedor');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await change).toBe('recordBehind');
  });
});
