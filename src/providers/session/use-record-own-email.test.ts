// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Account } from '../../data/session/auth';
import { people } from '../../../tests/support/data/people';
import { useRecordOwnEmail } from './use-record-own-email';

const account: Account = { uid: 'customer', email: 'nova@bici.com.br' };

function watch(first: string | undefined) {
  const update = vi.fn(() => Promise.resolve());
  const record = (email?: string) => ({
    stored: email === undefined ? undefined : { ...people.customer, email },
  });
  const hook = renderHook(({ stored }) => useRecordOwnEmail(account, stored, update), {
    initialProps: record(first),
  });
  return { update, become: (email: string) => hook.rerender(record(email)) };
}

describe('§7 update email: the record never stays behind', () => {
  it('catches up once the record is known', () => {
    const { update, become } = watch(undefined);
    become('velha@bici.com.br');
    expect(update).toHaveBeenCalledExactlyOnceWith('customer');
  });

  it('writes nothing if both agree, or if another tab changes the record', () => {
    const { update, become } = watch(account.email);
    become('outra@bici.com.br');
    expect(update).not.toHaveBeenCalled();
  });

  it('writes once, though the refused write restores the old e-mail', () => {
    const { update, become } = watch('velha@bici.com.br');
    become('velha@bici.com.br');
    expect(update).toHaveBeenCalledOnce();
  });
});
