import { useEffect } from 'react';

import { useSession } from '../providers/session';

/** What follows the sign-in; the modules are those of lazy-parts.ts and screens.tsx. */
const following = [
  () => import('./antd-root'),
  () => import('./signed-in'),
  () => import('../pages/home-page'),
  () => import('../pages/products-page'),
];

/** Loads the next screens during the two seconds that the sign-in screen waits (specification, section 9). */
export function Preload() {
  const { state } = useSession();
  const present = state.status === 'signedIn';
  useEffect(() => {
    if (!present) return;
    // A chunk that can't be had now is asked for again, and its failure told, when its screen is opened.
    Promise.all(following.map((load) => load())).catch((error: unknown) =>
      console.warn('The next screens could not be loaded ahead', error),
    );
  }, [present]);
  return null;
}
