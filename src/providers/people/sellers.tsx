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
  children: ReactNode;
}

/** The representatives that may be chosen, live, without a connection as last seen; mounted only where they are offered. */
export function SellersProvider({ children }: SellersProps) {
  const sellers = useLastSeen('representantes', useLive(watchApprovedSellers), kept);
  return <Provider value={sellers}>{children}</Provider>;
}

interface SellersOfProps extends SellersProps {
  customer: string;
  /** The one that the cart names. */
  chosen: string;
  /** Somebody looks for another one: before that, no other seller is asked for. */
  all: boolean;
}

/** Those through whom the signed-in seller may write for a customer (decision 92). */
export function SellersOfProvider({ customer, chosen, all, children }: SellersOfProps) {
  const { uid } = useUser();
  const connected = useConnected();
  const few = useLive(
    useMemo(() => watchSellersOf(customer, uid, [uid, chosen]), [customer, uid, chosen]),
  );
  const whole = useLive(
    useMemo(() => (all ? watchSellersOf(customer, uid) : null), [customer, uid, all]),
  );
  const theirs = whole.status === 'loading' ? few : whole;
  const onlyMe = useMemo(
    () => mapLive(few, (sellers) => sellers.filter(({ value }) => value === uid)),
    [few, uid],
  );
  const me = useLastSeen('representante próprio', onlyMe, kept);
  // Whose customer it is can't be asked now; everybody may represent whom they write for.
  const sellers = !connected && theirs.status !== 'ready' && me.status === 'ready' ? me : theirs;
  return <Provider value={sellers}>{children}</Provider>;
}
