import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

import { dataOf, type Live } from './live';

const all = <T>(data: T) => data;

const placeOf = (name: string) => ['last seen', name];

/**
 * A live value. While it loads, the value last seen under this name stands in: for some minutes, for one person. `keep`
 * says how much of it; by default all.
 */
export function useLastSeen<T>(name: string, live: Live<T>, keep: (data: T) => T = all): Live<T> {
  const client = useQueryClient();
  const current = dataOf(live);
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
  }, [current]);
  useEffect(
    () => () => {
      if (shown.current !== undefined) client.setQueryData(placeOf(name), keep(shown.current));
      shown.current = undefined;
    },
    [client, name, keep],
  );
  const last = live.status === 'loading' ? client.getQueryData<T>(placeOf(name)) : undefined;
  return useMemo(() => (last === undefined ? live : { status: 'ready', data: last }), [last, live]);
}
