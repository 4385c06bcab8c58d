import { endAt, equalTo, limitToLast, orderByChild, query, ref, startAt } from 'firebase/database';
import type { Query } from 'firebase/database';

import { indexKey, indexOf, portfolioKey, type Order } from '../../../domain/order';
import type { OrderStatus } from '../../../domain/order-status';
import { paths } from '../../../domain/paths';
import { database } from './database';

/** Orders that an index finds: those whose `child` is `value`. */
export interface OrderList {
  child: 'status' | 'indice/vendedor' | 'indice/cliente' | 'indice/carteira';
  value: string;
}

const indices = {
  'indice/vendedor': 'vendedor',
  'indice/cliente': 'cliente',
  'indice/carteira': 'carteira',
} as const;

/** All orders in one status: the administrator's. */
export function ordersInStatus(status: OrderStatus): OrderList {
  return { child: 'status', value: status };
}

/** A seller's orders in one status. */
export function ordersOfSeller(uid: string, status: OrderStatus): OrderList {
  return { child: 'indice/vendedor', value: indexKey(uid, status) };
}

/** A customer's orders in one status. */
export function ordersOfCustomer(uid: string, status: OrderStatus): OrderList {
  return { child: 'indice/cliente', value: indexKey(uid, status) };
}

/** A seller's orders of one customer in one status. */
export function ordersOfSellersCustomer(
  seller: string,
  customer: string,
  status: OrderStatus,
): OrderList {
  return { child: 'indice/carteira', value: portfolioKey(seller, customer, status) };
}

/** Whether an order is in a list, as it stands now. */
export function isIn({ child, value }: OrderList, order: Order): boolean {
  if (child === 'status') return order.status === value;
  return indexOf(order)[indices[child]] === value;
}

/** The newest orders of a list; integer keys of one value are sorted as numbers, so the last are the newest. */
export function newestOf({ child, value }: OrderList, limit: number): Query {
  return query(
    ref(database, paths.orders),
    orderByChild(child),
    equalTo(value),
    limitToLast(limit),
  );
}

/** The newest of those before order `number`. The rules see both ends: they must be the list's own value. */
export function newestBefore({ child, value }: OrderList, number: number, limit: number): Query {
  return query(
    ref(database, paths.orders),
    orderByChild(child),
    startAt(value),
    endAt(value, String(number - 1)),
    limitToLast(limit),
  );
}
