import { useEffect } from 'react';

import { useSession } from '../providers/session';
import { networkIdle } from '../ui/network-idle';

/** What follows the sign-in: the router, and the modules of its screens. */
const following = [
  () => import('./router'),
  () => import('./signed-in'),
  () => import('../pages/home-page'),
  () => import('../pages/products-page'),
];

/** Loads the next screens ahead, one after the other. */
async function loadAhead(): Promise<void> {
  await networkIdle();
  for (const load of following) await load();
}

/** Makes use of the idle network: while a person types into the sign-in form, and while they look at a screen. */
export function Preload() {
  const { state } = useSession();
  const known = state.status === 'signedIn' || state.status === 'signedOut';
  useEffect(() => {
    if (!known) return;
    // A chunk that can't be had now is asked for again, and its failure told, when its screen is opened.
    loadAhead().catch((error: unknown) =>
      console.warn('The next screens could not be loaded ahead', error),
    );
  }, [known]);
  return null;
}
