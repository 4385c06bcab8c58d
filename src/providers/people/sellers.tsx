import { useMemo, type ReactNode } from 'react';

import { watchApprovedSellers, watchSellersOf } from '../../data/people/sellers';
import { keptSellersFrom } from '../../data/people/record';
import type { SellerEntry } from '../../../domain/people/user';
import { mapLive, type Live } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { useLive } from '../live/use-live';
import { useLastSeen } from '../live/use-last-seen';
import { useConnected } from '../outbox/connection';
import { useUser } from '../session/session';

const [Provider, useSellers] = createRequiredContext<Live<SellerEntry[]>>('useSellers');
export { useSellers };

// A quote is sent to them before the connection is back, so every build takes them.
const kept = { lasts: true, from: keptSellersFrom };

interface SellersProps {
  /** For whom a seller writes: only those are offered through whom they may (decision 92). */
  customer?: string | undefined;
  children: ReactNode;
}

/** The representatives that may be chosen, live, without a connection as last seen; mounted only where they are offered. */
export function SellersProvider({ customer, children }: SellersProps) {
  const { uid } = useUser();
  const connected = useConnected();
  const isForCustomer = customer !== undefined;
  const live = useLive(
    useMemo(
      () => (isForCustomer ? watchSellersOf(customer, uid) : watchApprovedSellers),
      [isForCustomer, customer, uid],
    ),
  );
  const lasting = useMemo(
    () => (isForCustomer ? only(uid, live) : live),
    [isForCustomer, uid, live],
  );
  const seen = useLastSeen(
    isForCustomer ? 'representante próprio' : 'representantes',
    lasting,
    kept,
  );
  // Whose customer it is can't be asked now; everybody may represent whom they write for.
  const isAlone = !connected && live.status !== 'ready' && seen.status === 'ready';
  return <Provider value={isForCustomer && !isAlone ? live : seen}>{children}</Provider>;
}

function only(uid: string, sellers: Live<SellerEntry[]>): Live<SellerEntry[]> {
  return mapLive(sellers, (entries) => entries.filter(({ value }) => value === uid));
}
