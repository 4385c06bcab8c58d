import { useMemo } from 'react';

import { watchRecentOrders } from '../../data/order/recent-orders';
import { fetchNumbers } from '../../data/order/search/filtered-orders';
import type { OrderHead } from '../../../domain/order/head';
import { isSeller, type User } from '../../../domain/people/user';
import { dataOf, mapLive, type Live } from '../live/live';
import { useUser } from '../session/session';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useWatch } from '../live/use-live';
import { useHeads } from './search/live-heads';
import { useOrdersAnswer } from './use-orders-answer';

const noNumbers: readonly number[] = [];

export function useOrdersOf(user: User, limit: number): Live<OrderHead[]> {
  const { uid } = user;
  const of = isSeller(user) ? 'idvendedor' : 'cliente/uid';
  return useWatch(watchRecentOrders, of, uid, limit);
}

/** The newest orders of a customer that the signed-in seller represents. */
export function useOrdersWithMe(customer: string, limit: number): Live<OrderHead[]> {
  const { uid } = useUser();
  const answer = useOrdersAnswer({
    queryKey: ['orders with me', customer, limit],
    queryFn: () => fetchNumbers({ cliente: customer }, limit),
  });
  const numbers = useMemo(
    () => dataOf(answer)?.numbers.slice(0, limit) ?? noNumbers,
    [answer, limit],
  );
  const heads = useHeads(numbers);
  if (answer.status !== 'ready') return answer;
  return mapLive(heads, (known) => known.filter(({ idvendedor }) => idvendedor === uid));
}

/** The newest orders of the signed-in person. */
export function useRecentOrders(limit: number): Live<OrderHead[]> {
  return useLastSeen('recent orders', useOrdersOf(useUser(), limit), lasting);
}
