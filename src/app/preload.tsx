import { useEffect } from 'react';

import { loadRecords } from '../providers/session';
import { networkIdle } from '../ui/network-idle';

type Load = () => Promise<unknown>;

/** What the way from ENTRAR to /home needs, in that order; it comes while a person types. */
const entering: Load[] = [
  loadRecords,
  () => import('./router'),
  () => import('./signed-in'),
  () => import('../features/home/home'),
];

/** Loads modules in advance while the network is idle, one after the other. */
export function usePreload(loads: Load[]): void {
  useEffect(() => {
    // A chunk that fails now is requested again when its screen opens, which then reports the failure.
    loadAhead(loads).catch((error: unknown) =>
      console.warn('The next screens could not be loaded ahead', error),
    );
  }, [loads]);
}

async function loadAhead(loads: Load[]): Promise<void> {
  await networkIdle();
  for (const load of loads) await load();
}

/** Beside the sign-in screen. */
export function Preload() {
  usePreload(entering);
  return null;
}
