import { useContext, useEffect, useMemo } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { liveHeads } from '../../../data/order/search/live-heads';
import { loading, type Live } from '../../live/live';
import { OfflineContext } from '../../live/offline';
import { useLive } from '../../live/use-live';

/** The live heads of orders in the order of `numbers`, without those that this person can't read. */
export function useHeads(numbers: readonly number[]): Live<OrderHead[]> {
  const heads = useMemo(() => liveHeads(), []);
  useEffect(() => heads.show(numbers), [heads, numbers]);
  const live = useLive(heads.watch);
  const offline = useContext(OfflineContext);
  return useMemo(() => {
    if (live.status !== 'ready') return live;
    const { data } = live;
    if (!numbers.every((number) => data.has(number))) return offline?.failed ?? loading;
    return { status: 'ready', data: numbers.flatMap((number) => data.get(number) ?? []) };
  }, [live, numbers, offline]);
}
