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

// Offline quotes need the sellers, so every build accepts the kept ones.
const keepOptions = { lasts: true, from: keptSellersFrom };

interface SellersProps {
  /**
   * The customer of a seller's quote. Then the dropdown offers only sellers that this seller may choose (decision 92).
   */
  customer?: string | undefined;
  children: ReactNode;
}

/** Live representatives to choose from; without a connection the last seen ones. Mount it only around the dropdown. */
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
    keepOptions,
  );
  // Offline nobody can check whose customer it is, so only the author is offered: everybody may represent the customers
  // they write for.
  const isAlone = !connected && live.status !== 'ready' && seen.status === 'ready';
  return <Provider value={isForCustomer && !isAlone ? live : seen}>{children}</Provider>;
}

function only(uid: string, sellers: Live<SellerEntry[]>): Live<SellerEntry[]> {
  return mapLive(sellers, (entries) => entries.filter(({ value }) => value === uid));
}
