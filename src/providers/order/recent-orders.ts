import { useMemo } from 'react';

import { watchRecentOrders } from '../../data/order/recent-orders';
import { can } from '../../../domain/session/access';
import type { Order } from '../../../domain/order/order';
import { mapLive, type Live } from '../live/live';
import { useUser } from '../session/session';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

/** The newest orders that a seller represents, or that a customer sent; newest first. */
export function useRecentOrders(limit: number): Live<Order[]> {
  const user = useUser();
  const { uid } = user;
  const of = can(user, 'ordersOfSeller') ? 'idvendedor' : 'cliente/uid';
  const orders = useLive(useMemo(() => watchRecentOrders(of, uid, limit), [of, uid, limit]));
  const newestFirst = useMemo(() => mapLive(orders, (list) => [...list].reverse()), [orders]);
  return useLastSeen('recent orders', newestFirst, lasting);
}
