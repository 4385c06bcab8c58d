import { useEffect, useRef } from 'react';

import type { Account } from '../../data/session/auth';
import type { User } from '../../../domain/people/user';

// Loaded on demand, because it is rarely needed and the sign-in screen must stay small.
const recordEmail = async (uid: string) => (await import('./own-account')).recordAccountEmail(uid);

/**
 * Updates `usuarios/{uid}/email` after a failed write or a mail's link changed only the account. Safety: compares once
 * per account, at the start. Later another tab may have changed both, so the record may be newer.
 */
export function useRecordOwnEmail(
  account: Account | null | undefined,
  record: User | null | undefined,
  update = recordEmail,
): void {
  const compared = useRef<Account>(undefined);
  useEffect(() => {
    if (!account || !record || compared.current === account) return;
    compared.current = account;
    if (record.email === account.email) return;
    update(account.uid).catch((error: unknown) =>
      console.error('Could not store the new e-mail in the record', error),
    );
  }, [account, record, update]);
}
