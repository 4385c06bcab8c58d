import type { ReactNode } from 'react';

import { watchApprovedSellers } from '../../data/people/sellers';
import { keptSellersFrom } from '../../data/people/record';
import type { SellerEntry } from '../../../domain/people/user';
import type { Live } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { useLive } from '../live/use-live';
import { useSeen } from '../live/use-seen';

const [Provider, useSellers] = createRequiredContext<Live<SellerEntry[]>>('useSellers');
export { useSellers };

/** The representatives that may be chosen, live, without a connection as last seen; mounted only where they are offered. */
export function SellersProvider({ children }: { children: ReactNode }) {
  const sellers = useSeen('representantes', useLive(watchApprovedSellers), keptSellersFrom);
  return <Provider value={sellers}>{children}</Provider>;
}
