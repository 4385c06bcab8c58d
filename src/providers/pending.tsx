import { useMemo, type ReactNode } from 'react';

import { watchUsersByApproval } from '../data/firebase/users';
import { dataOf } from './live';
import { createRequiredContext } from './required-context';
import { useLive } from './use-live';

interface Pending {
  customers: number;
  sellers: number;
}

const [Provider, usePending] = createRequiredContext<Pending>('usePending');
export { usePending };

const watchWaiting = watchUsersByApproval(false);

/** How many people wait for approval: the administrator's menu. Reads those people only. */
export function PendingProvider({ children }: { children: ReactNode }) {
  const waiting = dataOf(useLive(watchWaiting));
  const pending = useMemo(
    () => ({
      customers: waiting?.filter(({ permissao }) => permissao === 'cliente').length ?? 0,
      sellers: waiting?.filter(({ permissao }) => permissao === 'vendedor').length ?? 0,
    }),
    [waiting],
  );
  return <Provider value={pending}>{children}</Provider>;
}
