import { watchRecentOrders, watchRecentOrdersWith } from '../../data/order/recent-orders';
import type { OrderHead } from '../../../domain/order/head';
import { isSeller, type User } from '../../../domain/people/user';
import type { Live } from '../live/live';
import { useUser } from '../session/session';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useWatch } from '../live/use-live';

export function useOrdersOf(user: User, limit: number): Live<OrderHead[]> {
  const { uid } = user;
  const of = isSeller(user) ? 'idvendedor' : 'cliente/uid';
  return useWatch(watchRecentOrders, of, uid, limit);
}

/** The newest orders of a customer that the signed-in seller represents. */
export function useOrdersWithMe(customer: string, limit: number): Live<OrderHead[]> {
  const { uid } = useUser();
  return useWatch(watchRecentOrdersWith, uid, customer, limit);
}

/** The signed-in person's own. */
export function useRecentOrders(limit: number): Live<OrderHead[]> {
  return useLastSeen('recent orders', useOrdersOf(useUser(), limit), lasting);
}
