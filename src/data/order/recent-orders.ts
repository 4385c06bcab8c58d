import { equalTo, limitToLast, orderByChild, query, ref } from 'firebase/database';

import type { OrderHead } from '../../../domain/order/head';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, watchChildren } from '../base/database';
import { headFrom } from './record';

/** Selects the orders of a customer, or of a representative. */
type RecentOf = 'cliente/uid' | 'idvendedor';

/** A person's newest orders in any status, newest first, at most `limit`. */
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
