import { useMemo, useState, type ReactNode } from 'react';

import type { User } from '../../../../domain/people/user';
import { createRequiredContext } from '../../../providers/live/required-context';
import { useApproval, type ApplyApproval } from '../use-approval';

interface PeopleActs {
  apply: ApplyApproval;
  /** Opens a person's page. */
  open: (uid: string) => void;
  /** Those whose approval a dialog asks about. */
  asked: readonly User[] | undefined;
  ask: (people: readonly User[] | undefined) => void;
  /** A question is on the screen, from which nobody should be led away. */
  asking: boolean;
}

const [ActsProvider, usePeopleActs] = createRequiredContext<PeopleActs>('usePeopleActs');
export { usePeopleActs };

interface PeopleActsProviderProps {
  onOpen: (uid: string) => void;
  children: ReactNode;
}

/** What can be done in a list of people. Its dialogs stay even if what opened them goes. */
export function PeopleActsProvider({ onOpen, children }: PeopleActsProviderProps) {
  const { apply, asking } = useApproval();
  const [asked, ask] = useState<readonly User[]>();
  const acts = useMemo(
    () => ({ apply, open: onOpen, asked, ask, asking: asking || asked !== undefined }),
    [apply, onOpen, asked, asking],
  );
  return <ActsProvider value={acts}>{children}</ActsProvider>;
}
