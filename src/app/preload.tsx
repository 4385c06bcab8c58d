import { useEffect } from 'react';

import { roleOf, type Role } from '../../domain/access';
import { loadRecords, useSession } from '../providers/session';
import { networkIdle } from '../ui/network-idle';

type Load = () => Promise<unknown>;

/** What the way from ENTRAR to /home needs, in that order; it comes while a person types. */
const entering: Load[] = [
  loadRecords,
  () => import('./router'),
  () => import('./signed-in'),
  () => import('../features/home/home'),
];

const products: Load = () => import('../pages/products-page');

/** Where the menu leads next; it comes while a person looks at the first screen. */
const afterwards: Record<Role, Load[]> = {
  administrator: [() => import('../pages/orders-page'), () => import('../pages/people-pages')],
  seller: [() => import('../pages/seller-orders-page')],
  customer: [() => import('../pages/customer-orders-page')],
  waiting: [],
};

/** Uses the network while it is idle to load the next screens in advance, one after the other. */
export function Preload() {
  const { state } = useSession();
  const role = state.status === 'signedIn' ? roleOf(state.user) : undefined;
  const known = role !== undefined || state.status === 'signedOut';
  useEffect(() => {
    if (!known) return;
    const loads = role === undefined ? entering : [...entering, products, ...afterwards[role]];
    // A chunk that fails now is requested again when its screen opens, which then reports the failure.
    loadAhead(loads).catch((error: unknown) =>
      console.warn('The next screens could not be loaded ahead', error),
    );
  }, [known, role]);
  return null;
}

async function loadAhead(loads: Load[]): Promise<void> {
  await networkIdle();
  for (const load of loads) await load();
}
