import { equalTo, limitToLast, orderByChild, query, ref, type Query } from 'firebase/database';

import { indexKey, indexOf } from '../../../../domain/order/order';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { paths } from '../../../../domain/paths';
import { database } from '../../base/database';

/** The orders in one status, of all or of one person: those whose `child` has the value. */
export interface OrderList {
  child: 'status' | 'indice/vendedor' | 'indice/cliente';
  value: string;
}

export function ordersInStatus(status: OrderStatus): OrderList {
  return { child: 'status', value: status };
}

export function ordersOfSeller(uid: string, status: OrderStatus): OrderList {
  return { child: 'indice/vendedor', value: indexKey(uid, status) };
}

export function ordersOfCustomer(uid: string, status: OrderStatus): OrderList {
  return { child: 'indice/cliente', value: indexKey(uid, status) };
}

export function isIn({ child, value }: OrderList, order: OrderHead): boolean {
  if (child === 'status') return order.status === value;
  const { vendedor, cliente } = indexOf(order);
  return value === (child === 'indice/vendedor' ? vendedor : cliente);
}

/** The newest orders of a list, the oldest of them first. */
export function newestOf({ child, value }: OrderList, limit: number): Query {
  return query(
    ref(database, paths.orderHeads),
    orderByChild(child),
    equalTo(value),
    limitToLast(limit),
  );
}
