import { equalTo, limitToLast, orderByChild, query, ref, type Query } from 'firebase/database';

import { indexKey, indexOf } from '../../../../domain/order/order';
import type { OrderHead } from '../../../../domain/order/head';
import type { ListedStatus } from '../../../../domain/order/status';
import { paths } from '../../../../domain/paths';
import { database } from '../../base/database';

/** The orders in one status, of everybody or one person: `child` equals `value`, or starts with it for all statuses. */
export interface OrderList {
  child: 'status' | 'indice/vendedor' | 'indice/cliente';
  value: string;
}

export function ordersInStatus(status: ListedStatus): OrderList {
  return { child: 'status', value: status };
}

export function ordersOfSeller(uid: string, status: ListedStatus): OrderList {
  return { child: 'indice/vendedor', value: indexKey(uid, status) };
}

export function ordersOfCustomer(uid: string, status: ListedStatus): OrderList {
  return { child: 'indice/cliente', value: indexKey(uid, status) };
}

export function isIn({ child, value }: OrderList, order: OrderHead): boolean {
  if (child === 'status') return order.status.startsWith(value);
  const { vendedor, cliente } = indexOf(order);
  return (child === 'indice/vendedor' ? vendedor : cliente).startsWith(value);
}

/** The newest orders of a list of one status, in ascending order. */
export function newestOf({ child, value }: OrderList, limit: number): Query {
  return query(
    ref(database, paths.orderHeads),
    orderByChild(child),
    equalTo(value),
    limitToLast(limit),
  );
}
