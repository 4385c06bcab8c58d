import { useMemo } from 'react';

import type { Subscribe } from '../data/subscription';
import type { Live } from './live';
import { useLive } from './use-live';

/** The answer of one request as a live value; `request` must be stable, a new one asks again. */
export function useRequest<T>(request: (() => Promise<T>) | null): Live<T> {
  const subscribe = useMemo<Subscribe<T> | null>(
    () =>
      request &&
      ((next, fail) => {
        let stopped = false;
        request().then(
          (value) => {
            if (!stopped) next(value);
          },
          (error: unknown) => {
            if (!stopped) fail(error instanceof Error ? error : new Error(String(error)));
          },
        );
        return () => {
          stopped = true;
        };
      }),
    [request],
  );
  return useLive(subscribe);
}
