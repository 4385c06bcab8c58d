import { equalTo, limitToLast, orderByChild, query, ref } from 'firebase/database';

import type { OrderHead } from '../../../domain/order/head';
import { portfolioKey } from '../../../domain/order/order';
import { orderStatuses } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { together, type Subscribe } from '../base/subscription';
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
  const watch = watchNewest(of, uid, limit);
  return (next, fail) => watch((orders) => next(orders.toReversed()), fail);
}

/** The same of one customer with one seller, who may ask for one status at a time. */
export function watchRecentOrdersWith(
  seller: string,
  customer: string,
  limit: number,
): Subscribe<OrderHead[]> {
  const ofStatus = orderStatuses.map((status) =>
    watchNewest('indice/carteira', portfolioKey(seller, customer, status), limit),
  );
  const watch = together(ofStatus);
  return (next, fail) =>
    watch((orders) => {
      const newest = orders.flat().sort((a, b) => b.numerodopedido - a.numerodopedido);
      next(newest.slice(0, limit));
    }, fail);
}

function watchNewest(child: string, value: string, limit: number): Subscribe<OrderHead[]> {
  return watchChildren(
    query(ref(database, paths.orderHeads), orderByChild(child), equalTo(value), limitToLast(limit)),
    headFrom,
  );
}
