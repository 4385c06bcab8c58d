import { useMemo, type ReactNode } from 'react';

import { watchApprovedSellers, watchSellersOf } from '../../data/people/sellers';
import { keptSellersFrom } from '../../data/people/record';
import type { SellerEntry } from '../../../domain/people/user';
import type { Live } from '../live/live';
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
  /** For whom a seller's cart is: then only those through whom they may write for this customer (decision 92). */
  customer?: string | undefined;
  children: ReactNode;
}

/** The representatives that may be chosen, live, without a connection as last seen; mounted only where they are offered. */
export function SellersProvider({ customer, children }: SellersProps) {
  const { uid } = useUser();
  const connected = useConnected();
  const all = useLastSeen('representantes', useLive(watchApprovedSellers), kept);
  const theirs = useLive(
    useMemo(() => (customer === undefined ? null : watchSellersOf(customer, uid)), [customer, uid]),
  );
  const sellers = useMemo((): Live<SellerEntry[]> => {
    if (customer === undefined) return all;
    // Whose customer it is can't be asked now; everybody may represent whom they write for.
    if (!connected && theirs.status !== 'ready' && all.status === 'ready') {
      return { status: 'ready', data: all.data.filter(({ value }) => value === uid) };
    }
    return theirs;
  }, [customer, uid, connected, all, theirs]);
  return <Provider value={sellers}>{children}</Provider>;
}
