import { useCallback, useMemo, type ReactNode } from 'react';

import { watchUsersByApproval } from '../data/firebase/users';
import { approvalAct, personSubject } from '../../domain/act';
import type { ApprovalAction } from '../../domain/approval';
import type { Analise, User } from '../../domain/user';
import { newRequest, useActs, type OpenAct } from './acts';
import type { Live } from './live';
import { createRequiredContext } from './required-context';
import { useLastSeen } from './use-last-seen';
import { useLive } from './use-live';

interface People {
  people: Live<User[]>;
  /** Asks for a move of a person's approval; false when it could not be kept until there is a connection. */
  apply: (person: User, action: ApprovalAction, reason: string) => Promise<boolean>;
  /** The move of a person's approval that was asked for and is not settled. */
  actOn: (person: User) => OpenAct | undefined;
  /** The reason that came with a move which was refused; ''. */
  refusedReason: (person: User, action: ApprovalAction) => string;
}

const [Provider, usePeople] = createRequiredContext<People>('usePeople');
export { usePeople };

/** The users in one state of approval; for the administrator. */
export function PeopleProvider({ analise, children }: { analise: Analise; children: ReactNode }) {
  const people = useLastSeen(
    `people ${analise}`,
    useLive(useMemo(() => watchUsersByApproval(analise), [analise])),
  );
  const { ask, openOn, refusedReason } = useActs();
  const apply = useCallback<People['apply']>(
    (person, action, reason) => ask(approvalAct(person, action, newRequest(), reason)),
    [ask],
  );
  const value = useMemo<People>(
    () => ({
      people,
      apply,
      actOn: (person) => openOn(personSubject(person)),
      refusedReason: (person, action) => refusedReason(personSubject(person), action),
    }),
    [people, apply, openOn, refusedReason],
  );
  return <Provider value={value}>{children}</Provider>;
}
