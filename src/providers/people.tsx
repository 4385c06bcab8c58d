import { useMemo, type ReactNode } from 'react';

import { applyApproval, watchUsersByApproval } from '../data/firebase/users';
import { sendApprovalMail } from '../data/http/mail';
import type { ApprovalAction } from '../../domain/approval';
import type { Analise, User } from '../../domain/user';
import type { Live } from './live';
import { createRequiredContext } from './required-context';
import { useLastSeen } from './use-last-seen';
import { useLive } from './use-live';

interface People {
  people: Live<User[]>;
  /** Moves a person's approval; true when the mail about it could be sent too (or none is due). */
  apply: (person: User, action: ApprovalAction) => Promise<boolean>;
}

const [Provider, usePeople] = createRequiredContext<People>('usePeople');
export { usePeople };

/** The users in one state of approval; for the administrator. */
export function PeopleProvider({ analise, children }: { analise: Analise; children: ReactNode }) {
  const people = useLastSeen(
    `people ${analise}`,
    useLive(useMemo(() => watchUsersByApproval(analise), [analise])),
  );
  const value = useMemo<People>(() => ({ people, apply }), [people]);
  return <Provider value={value}>{children}</Provider>;
}

async function apply(person: User, action: ApprovalAction): Promise<boolean> {
  // §7: /send-email is called twice within one approval, once inside the update; one mail arrives.
  const mails = action === 'aprovar' && person.permissao === 'cliente' ? 2 : 0;
  await applyApproval(person, action, new Date());
  const calls = Array.from({ length: mails }, () => sendApprovalMail(person.email, person.nome));
  const results = await Promise.allSettled(calls);
  for (const result of results) {
    if (result.status === 'rejected') console.error('No approval mail', result.reason);
  }
  return results.length === 0 || results.some(({ status }) => status === 'fulfilled');
}
