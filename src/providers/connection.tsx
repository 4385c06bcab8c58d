import type { ReactNode } from 'react';

import { watchConnected } from '../data/firebase/database';
import { createRequiredContext } from './required-context';
import { useHeldFor } from './use-held-for';
import { useLive } from './use-live';

const [Provider, useConnected] = createRequiredContext<boolean>('useConnected');
export { useConnected };

/** Long enough that opening a page or changing networks shows no banner. */
const graceMs = 2500;

/** Tells whether the database can be reached; a short gap does not count. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const live = useLive(watchConnected);
  const lost = useHeldFor(!(live.status === 'ready' && live.data), graceMs);
  return <Provider value={!lost}>{children}</Provider>;
}
