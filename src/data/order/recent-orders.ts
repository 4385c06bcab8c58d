import { equalTo, limitToLast, orderByChild, query, ref } from 'firebase/database';

import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, watchChildren } from '../base/database';
import { orderFrom } from './record';

/** Of whom: who sent them, or who represents them. */
type RecentOf = 'cliente/uid' | 'idvendedor';

/** The newest orders of a person whatever their status, newest first, and no more than so many. */
export function watchRecentOrders(of: RecentOf, uid: string, limit: number): Subscribe<Order[]> {
  const newest = query(
    ref(database, paths.orders),
    orderByChild(of),
    equalTo(uid),
    limitToLast(limit),
  );
  const watch = watchChildren(newest, orderFrom);
  return (next, fail) => watch((orders) => next(orders.toReversed()), fail);
}
