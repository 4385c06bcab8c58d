import { useMemo, useState, type ReactNode } from 'react';

import type { User } from '../../../../domain/people/user';
import { createRequiredContext } from '../../../providers/live/required-context';
import { useApproval, type ApplyApproval } from '../use-approval';

interface PeopleActs {
  apply: ApplyApproval;
  /** Opens a person's page. */
  open: (uid: string) => void;
  /** The people in the open approval dialog. */
  asked: readonly User[] | undefined;
  ask: (people: readonly User[] | undefined) => void;
  /** A dialog is open, so the list must not lead on. */
  asking: boolean;
}

const [ActsProvider, usePeopleActs] = createRequiredContext<PeopleActs>('usePeopleActs');
export { usePeopleActs };

interface PeopleActsProviderProps {
  onOpen: (uid: string) => void;
  children: ReactNode;
}

/** The actions of a list of people. The dialogs stay even if the row that opened them goes. */
export function PeopleActsProvider({ onOpen, children }: PeopleActsProviderProps) {
  const { apply, asking } = useApproval();
  const [asked, ask] = useState<readonly User[]>();
  const acts = useMemo(
    () => ({ apply, open: onOpen, asked, ask, asking: asking || asked !== undefined }),
    [apply, onOpen, asked, asking],
  );
  return <ActsProvider value={acts}>{children}</ActsProvider>;
}
