import { useEffect } from 'react';

import { networkIdle } from '../../providers/page/network-idle';

export type Load = () => Promise<unknown>;

/** Loads modules in advance while the network is idle, one after the other. `loads` must be stable. */
export function usePreload(loads: readonly Load[]): void {
  useEffect(() => {
    // A chunk that fails now is requested again when its screen opens, which then reports the failure.
    loadAhead(loads).catch((error: unknown) =>
      console.warn('The next screens could not be loaded ahead', error),
    );
  }, [loads]);
}

/** Whoever asked the browser to save data gets nothing that they haven't asked for. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

async function loadAhead(loads: readonly Load[]): Promise<void> {
  if (savesData()) return;
  await networkIdle();
  for (const load of loads) await load();
}
