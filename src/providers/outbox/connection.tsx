import { useEffect, useMemo, type ReactNode } from 'react';

import { connectNow, watchConnected } from '../../data/base/database';
import { OfflineContext, offlineFor } from '../live/offline';
import { createRequiredContext } from '../live/required-context';
import { useHeldFor } from '../page/use-held-for';
import { useLive } from '../live/use-live';

const [ConnectedContext, useConnected] = createRequiredContext<boolean>('useConnected');
export { ConnectedContext, useConnected };

/** Opening a page or changing networks takes less, so neither shows the banner. */
const graceMs = 2500;

/** The longest wait before the next attempt, for networks that come and go on the road. */
const retryMs = 20_000;

/** Provides whether the database is reachable and keeps reconnecting. Ignores short gaps. */
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
    <ConnectedContext value={!lost}>
      <OfflineContext value={offline}>{children}</OfflineContext>
    </ConnectedContext>
  );
}
