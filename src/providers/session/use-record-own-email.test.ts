// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Account } from '../../data/session/auth';
import type { User } from '../../../domain/people/user';
import { recordAccountEmail } from './own-account';
import { useRecordOwnEmail } from './use-record-own-email';

vi.mock('./own-account', () => ({ recordAccountEmail: vi.fn(() => Promise.resolve()) }));
beforeEach(() => vi.clearAllMocks());

const account: Account = { uid: 'ana', email: 'nova@bici.com.br' };
const record = (email: string): User => ({
  uid: 'ana',
  email,
  nome: 'Ana',
  superUser: false,
  permissao: 'cliente',
  analise: true,
  createat: '01/10/2026',
  ultimologin: 'nunca',
  cod: 1,
  celular: '',
});

function watch(stored: User | undefined) {
  return renderHook(({ stored }) => useRecordOwnEmail(account, stored), {
    initialProps: { stored },
  });
}

describe('§7 update email: the record never stays behind', () => {
  it('catches up once the record is known', async () => {
    const { rerender } = watch(undefined);
    rerender({ stored: record('velha@bici.com.br') });
    await waitFor(() => expect(recordAccountEmail).toHaveBeenCalledExactlyOnceWith('ana'));
  });

  it('writes nothing if both agree, or if another tab changes the record', async () => {
    const { rerender } = watch(record(account.email));
    rerender({ stored: record('outra@bici.com.br') });
    // By now a write would have loaded its code.
    await import('./own-account');
    expect(recordAccountEmail).not.toHaveBeenCalled();
  });

  it('writes once, though the refused write restores the old e-mail', async () => {
    const { rerender } = watch(record('velha@bici.com.br'));
    await waitFor(() => expect(recordAccountEmail).toHaveBeenCalledOnce());
    rerender({ stored: record('velha@bici.com.br') });
    await import('./own-account');
    expect(recordAccountEmail).toHaveBeenCalledOnce();
  });
});
