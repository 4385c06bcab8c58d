import { useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

import { watchBehind } from '../../data/base/behind';
import { watchNewestChange } from '../../data/order/newest-change';
import { dataOf, type Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { useLive } from '../live/use-live';
import { useConnected } from '../outbox/connection';
import { useOutboxState } from '../outbox/outbox-provider';
import { useUser } from '../session/session';

/** Shortest pause between two requests while orders keep changing, in milliseconds. */
const pauseMs = 2000;

/**
 * An endpoint's answer about many orders. Requests it again when orders change, the answer lacks their newest changes,
 * the connection returns or the window gets the focus. Waits two seconds between requests.
 */
export function useOrdersAnswer<T>(request: UseQueryOptions<T>): Live<T> {
  const client = useQueryClient();
  const change = useOrdersChange(request.enabled !== false);
  const known = useRef(change);
  const askedAt = useRef(0);
  const key = JSON.stringify(request.queryKey);

  useEffect(() => {
    // The first known state is no change.
    const isNew = known.current !== undefined && known.current !== change;
    known.current = change ?? known.current;
    if (!isNew) return undefined;
    const timer = setTimeout(
      () => {
        askedAt.current = Date.now();
        void client.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] });
      },
      Math.max(0, askedAt.current + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [change, key, client]);
  return useAnswer({ ...request, refetchOnWindowFocus: true }, { dated: true });
}

/** A text that differs after each relevant change; undefined while none is known, and unless asked. */
function useOrdersChange(isAsked: boolean): string | undefined {
  const user = useUser();
  const newest = dataOf(
    useLive(useMemo(() => (isAsked ? watchNewestChange(user) : null), [isAsked, user])),
  );
  const done = useOutboxState(({ entries }) => entries.findLast(({ feito }) => feito)?.act.id);
  const behind = dataOf(useLive(watchBehind));
  const connected = useConnected();
  return newest === undefined ? undefined : `${newest} ${done ?? ''} ${behind} ${connected}`;
}
