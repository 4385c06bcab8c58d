import { useEffect } from 'react';

import { screenLoaded } from './network-idle';

export type Load = () => Promise<unknown>;

/**
 * Loads modules ahead, one at a time, once the network is idle and the screen is complete. Stops when the screen is
 * left, because endpoints refuse requests after signing out. `loads` must be stable.
 */
export function usePreload(loads: readonly Load[]): void {
  useEffect(() => {
    const leaving = new AbortController();
    // A chunk that fails now is requested again when its screen opens, which then reports the failure.
    loadAhead(loads, leaving.signal).catch((error: unknown) =>
      console.warn('Could not preload the next screens', error),
    );
    return () => leaving.abort();
  }, [loads]);
}

/** Respects the browser's data saver: loads nothing ahead. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

async function loadAhead(loads: readonly Load[], leaving: AbortSignal): Promise<void> {
  if (savesData()) return;
  await screenLoaded();
  for (const load of loads) {
    if (leaving.aborted) return;
    await load();
  }
}
