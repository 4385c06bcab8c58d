import { useEffect } from 'react';

import { useSession } from '../providers/session';
import { networkIdle } from '../ui/network-idle';

/** What follows the sign-in: the router, and the modules of its screens. */
const following = [
  () => import('./router'),
  () => import('./signed-in'),
  () => import('../features/home/home'),
  () => import('../pages/products-page'),
];

/** Loads the next screens in advance, one after the other. */
async function loadAhead(): Promise<void> {
  await networkIdle();
  for (const load of following) await load();
}

/** Uses the network while it is idle: while a person fills in the sign-in form or looks at a screen. */
export function Preload() {
  const { state } = useSession();
  const known = state.status === 'signedIn' || state.status === 'signedOut';
  useEffect(() => {
    if (!known) return;
    // A chunk that fails now is requested again when its screen opens, which then reports the failure.
    loadAhead().catch((error: unknown) =>
      console.warn('The next screens could not be loaded ahead', error),
    );
  }, [known]);
  return null;
}
