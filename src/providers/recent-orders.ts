import { useMemo } from 'react';

import { watchRecentOrders } from '../data/firebase/recent-orders';
import { can } from '../../domain/access';
import type { Order } from '../../domain/order';
import { mapLive, type Live } from './live';
import { useUser } from './session';
import { useLastSeen } from './use-last-seen';
import { useLive } from './use-live';

/** The newest orders that a seller represents, or that a customer sent; newest first. */
export function useRecentOrders(limit: number): Live<Order[]> {
  const user = useUser();
  const { uid } = user;
  const of = can(user, 'ordersOfSeller') ? 'idvendedor' : 'cliente/uid';
  const orders = useLive(useMemo(() => watchRecentOrders(of, uid, limit), [of, uid, limit]));
  const newestFirst = useMemo(() => mapLive(orders, (list) => [...list].reverse()), [orders]);
  return useLastSeen('recent orders', newestFirst);
}
