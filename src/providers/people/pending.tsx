import { useMemo, type ReactNode } from 'react';

import { watchWaiting } from '../../data/people/people-lists';
import { dataOf } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

interface Pending {
  customers: number;
  sellers: number;
}

const [Provider, usePending] = createRequiredContext<Pending>('usePending');
export { usePending };

const waitingCustomers = watchWaiting('cliente');
const waitingSellers = watchWaiting('vendedor');

export function PendingProvider({ children }: { children: ReactNode }) {
  const customers =
    dataOf(useLastSeen('waiting customers', useLive(waitingCustomers), lasting)) ?? 0;
  const sellers = dataOf(useLastSeen('waiting sellers', useLive(waitingSellers), lasting)) ?? 0;
  const pending = useMemo(() => ({ customers, sellers }), [customers, sellers]);
  return <Provider value={pending}>{children}</Provider>;
}
