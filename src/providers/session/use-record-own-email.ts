import { useEffect, useRef } from 'react';

import type { Account } from '../../data/session/auth';
import type { User } from '../../../domain/people/user';

/**
 * Lets `usuarios/{uid}/email` catch up with the account's e-mail after a failed write or a mail's link.
 * Safety: compared once per account, at the start. Later, another tab may have changed both, and the record be ahead.
 */
export function useRecordOwnEmail(
  account: Account | null | undefined,
  record: User | null | undefined,
): void {
  const compared = useRef<Account>(undefined);
  useEffect(() => {
    if (!account || !record || compared.current === account) return;
    compared.current = account;
    if (record.email === account.email) return;
    // Loaded when needed, which is hardly ever: the sign-in screen does without it.
    import('./own-account')
      .then(({ recordAccountEmail }) => recordAccountEmail(account.uid))
      .catch((error: unknown) => console.error('The record keeps its old e-mail', error));
  }, [account, record]);
}
