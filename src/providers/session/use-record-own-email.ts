import { useEffect, useRef } from 'react';

import type { Account } from '../../data/session/auth';
import type { User } from '../../../domain/people/user';

/**
 * Lets `usuarios/{uid}/email` catch up with the account's e-mail, which changes without it when the record's write
 * fails or when a link in a mail is followed.
 *
 * * Safety: compared once per account, when the page opens or somebody signs in. Later the record may be ahead of this
 * tab's view of the account, because another tab changed both.
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
