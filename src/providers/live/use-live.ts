import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

import type { Subscribe } from '../../data/base/subscription';
import { loading, type Live } from './live';
import { OfflineContext } from './offline';
import type { Paced } from './pace';

/** How values are delivered; by default each at once. */
export const PaceContext = createContext<Paced>((subscribe) => subscribe);

/**
 * The only hook that subscribes. `subscribe` must be stable; null waits. Without a connection, a loading value counts
 * as failed.
 */
export function useLive<T>(subscribe: Subscribe<T> | null): Live<T> {
  const paced = useContext(PaceContext);
  const offline = useContext(OfflineContext);
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ of: Subscribe<T> | null; live: Live<T> }>({
    of: subscribe,
    live: loading,
  });
  const retry = useCallback(() => {
    setHeld((current) => ({ ...current, live: loading }));
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!subscribe) return undefined;
    return paced(subscribe)(
      (data) => setHeld({ of: subscribe, live: { status: 'ready', data } }),
      (error) => {
        console.error('A listener ended', error);
        setHeld({ of: subscribe, live: { status: 'failed', error, retry } });
      },
    );
  }, [subscribe, paced, attempt, retry]);

  // A value of the previous listener must not pass for the new one's.
  const live = held.of === subscribe ? held.live : loading;
  return live.status === 'loading' && subscribe && offline ? offline.failed : live;
}

/** The live value of `watch(...args)`, subscribed anew when an argument changes; waits while `watch` returns null. */
export function useWatch<Args extends readonly unknown[], T>(
  watch: (...args: Args) => Subscribe<T> | null,
  ...args: Args
): Live<T> {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as many arguments each time
  return useLive(useMemo(() => watch(...args), [watch, ...args]));
}
