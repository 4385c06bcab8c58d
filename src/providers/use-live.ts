import { QueryClientContext } from '@tanstack/react-query';
import { use, useCallback, useEffect, useState } from 'react';

import type { Subscribe } from '../data/subscription';
import { loading, type Live } from './live';

/**
 * The only subscriber of the application: starts the listener, passes on its values, and stops it when the component
 * unmounts or `subscribe` changes. `subscribe` must be stable (module constant or useMemo); null waits.
 *
 * With a `name` its last value is kept for a few minutes, and shown at once when the same is subscribed again, until
 * the listener's first word.
 *
 * Safety: it is kept beside the endpoints' answers, which go with the signed-in person.
 */
export function useLive<T>(subscribe: Subscribe<T> | null, name?: string): Live<T> {
  const kept = use(QueryClientContext);
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
    return subscribe(
      (data) => {
        setHeld({ of: subscribe, live: { status: 'ready', data } });
        if (name !== undefined) kept?.setQueryData(['live', name], data);
      },
      (error) => {
        console.error('A listener ended', error);
        setHeld({ of: subscribe, live: { status: 'failed', error, retry } });
      },
    );
  }, [subscribe, attempt, retry, name, kept]);

  // A value of an earlier listener must not be shown as the new one's.
  const live = held.of === subscribe ? held.live : loading;
  if (live.status !== 'loading' || name === undefined) return live;
  const data = kept?.getQueryData<T>(['live', name]);
  return data === undefined ? live : { status: 'ready', data };
}
