import { equalTo, limitToLast, orderByChild, query, ref } from 'firebase/database';

import type { OrderHead } from '../../../domain/order/head';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, watchChildren } from '../base/database';
import { headFrom } from './record';

/** Of whom: who sent them, or who represents them. */
type RecentOf = 'cliente/uid' | 'idvendedor';

/** The newest orders of a person whatever their status, newest first, and no more than so many. */
export function watchRecentOrders(
  of: RecentOf,
  uid: string,
  limit: number,
): Subscribe<OrderHead[]> {
  const newest = query(
    ref(database, paths.orderHeads),
    orderByChild(of),
    equalTo(uid),
    limitToLast(limit),
  );
  const watch = watchChildren(newest, headFrom);
  return (next, fail) => watch((orders) => next(orders.toReversed()), fail);
}
