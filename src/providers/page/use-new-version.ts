import { useEffect, useState } from 'react';

import type { Update } from '../../data/session/service-worker';
import type { Stop } from '../../data/base/subscription';
import { networkIdle } from './preload/network-idle';

/**
 * Returns the update once the server has a newer version. Always undefined in the dev server and without service
 * workers.
 */
export function useNewVersion(): Update | undefined {
  const [update, setUpdate] = useState<Update>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    let left = false;
    let stop: Stop | undefined;
    networkIdle()
      .then(() => import('../../data/session/service-worker'))
      .then(({ installWorker }) => installWorker((newer) => setUpdate(() => newer)))
      .then(
        (stopAsking) => {
          if (left) stopAsking();
          else stop = stopAsking;
        },
        (error: unknown) => console.warn('Could not install the service worker', error),
      );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return update;
}
