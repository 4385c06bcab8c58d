import type { ReactNode } from 'react';

import { watchApprovedSellers } from '../data/firebase/sellers';
import type { SellerEntry } from '../../domain/user';
import type { Live } from './live';
import { createRequiredContext } from './required-context';
import { useLive } from './use-live';

const [Provider, useSellers] = createRequiredContext<Live<SellerEntry[]>>('useSellers');
export { useSellers };

/** The representatives that may be chosen, live; mounted only where they are offered. */
export function SellersProvider({ children }: { children: ReactNode }) {
  return <Provider value={useLive(watchApprovedSellers)}>{children}</Provider>;
}
