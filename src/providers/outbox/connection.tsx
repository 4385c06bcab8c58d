import { useEffect, useMemo, type ReactNode } from 'react';

import { connectNow, watchConnected } from '../../data/base/database';
import { OfflineContext, offlineFor } from '../live/offline';
import { createRequiredContext } from '../live/required-context';
import { useHeldFor } from '../page/use-held-for';
import { useLive } from '../live/use-live';

const [Provider, useConnected] = createRequiredContext<boolean>('useConnected');
export { useConnected };

/** Long enough that opening a page or changing networks shows no banner. */
const graceMs = 2500;

/** A network that comes and goes on a road is not left unused for longer. */
const retryMs = 20_000;

/** Tells whether the database can be reached, also those who wait for it, and keeps trying; a short gap does not count. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const live = useLive(watchConnected);
  const lost = useHeldFor(!(live.status === 'ready' && live.data), graceMs);
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setInterval(connectNow, retryMs);
    return () => clearInterval(timer);
  }, [lost]);
  const offline = useMemo(() => (lost ? offlineFor(graceMs, connectNow) : undefined), [lost]);
  return (
    <Provider value={!lost}>
      <OfflineContext value={offline}>{children}</OfflineContext>
    </Provider>
  );
}
