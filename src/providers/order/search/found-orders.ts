import { useMemo } from 'react';

import { isFindable, type FoundOrder } from '../../../../domain/order/search/finder';
import { tidyText } from '../../../../domain/words/text';
import type { Live } from '../../live/live';
import { lacksConnection } from '../../live/offline';
import { askerOf } from '../../live/requests';
import { useAnswer } from '../../live/use-answer';

/**
 * The orders that a text finds, whatever their status; null while it says too little. Without a retry: somebody waits.
 * Without a connection they are found among those on this device, and `seenAt` says so.
 */
export function useFoundOrders(typed: string): Live<FoundOrder[] | null> {
  const isAsked = isFindable(typed);
  const answer = useAnswer({
    queryKey: ['foundOrders', tidyText(typed)],
    queryFn: async () => {
      const { fetchFoundOrders } = await import('../../../data/order/search/found-orders');
      return fetchFoundOrders(typed.trim());
    },
    enabled: isAsked,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const isOffline = lacksConnection(answer);
  const kept = useAnswer({
    queryKey: ['orders on this device', tidyText(typed)],
    queryFn: async ({ client }) => {
      const { findOnDevice } = await import('./kept-found');
      return { found: await findOnDevice(askerOf(client).uid, typed), at: Date.now() };
    },
    enabled: isAsked && isOffline,
    gcTime: 0,
  });
  return useMemo(() => {
    if (!isAsked) return nothing;
    if (!isOffline) return answer;
    return kept.status === 'ready'
      ? { status: 'ready', data: kept.data.found, seenAt: kept.data.at }
      : kept;
  }, [isAsked, isOffline, answer, kept]);
}

const nothing = { status: 'ready', data: null } as const;
