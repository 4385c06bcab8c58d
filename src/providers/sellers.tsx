import type { ReactNode } from 'react';

import { watchApprovedSellers } from '../data/firebase/sellers';
import { keptSellersFrom } from '../data/firebase/user-record';
import type { SellerEntry } from '../../domain/user';
import type { Live } from './live';
import { createRequiredContext } from './required-context';
import { useLive } from './use-live';
import { useSeen } from './use-seen';

const [Provider, useSellers] = createRequiredContext<Live<SellerEntry[]>>('useSellers');
export { useSellers };

/** The representatives that may be chosen, live, without a connection as last seen; mounted only where they are offered. */
export function SellersProvider({ children }: { children: ReactNode }) {
  const sellers = useSeen('representantes', useLive(watchApprovedSellers), keptSellersFrom);
  return <Provider value={sellers}>{children}</Provider>;
}
