import {
  endAt,
  equalTo,
  limitToFirst,
  limitToLast,
  orderByChild,
  query,
  ref,
  startAt,
  type Query,
} from 'firebase/database';

import {
  companyKey,
  indexKey,
  indexOf,
  portfolioKey,
  sellerValueKey,
  valueBase,
  valueKey,
  type OrderIndex,
} from '../../../../domain/order/order';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { paths } from '../../../../domain/paths';
import { database } from '../../base/database';

/** Orders that an index finds, in its order: those whose `child` lies from `from` to `upTo`. */
export interface OrderList {
  child: 'status' | 'mudouem' | `indice/${Exclude<keyof OrderIndex, 'mes'>}`;
  from: string | number;
  /** The same as `from` where the list is in the order of the numbers. */
  upTo: string | number;
  /** In such a list: the least and the greatest number. */
  numbers?: NumberRange;
  /** The last of the index comes first. */
  last: boolean;
}

export interface NumberRange {
  from?: number | undefined;
  upTo?: number | undefined;
}

function ofOneValue(child: OrderList['child'], value: string): OrderList {
  return { child, from: value, upTo: value, last: true };
}

export function ordersInStatus(status: OrderStatus): OrderList {
  return ofOneValue('status', status);
}

export function ordersOfSeller(uid: string, status: OrderStatus): OrderList {
  return ofOneValue('indice/vendedor', indexKey(uid, status));
}

export function ordersOfCustomer(uid: string, status: OrderStatus): OrderList {
  return ofOneValue('indice/cliente', indexKey(uid, status));
}

export function ordersOfSellersCustomer(
  seller: string,
  customer: string,
  status: OrderStatus,
): OrderList {
  return ofOneValue('indice/carteira', portfolioKey(seller, customer, status));
}

/** All orders in one status in the order of their values, and between two of them; of one seller, where it is named. */
export function ordersByValue(
  status: OrderStatus,
  least = 0,
  most = valueBase - 1,
  seller?: string,
): OrderList {
  const key = (cents: number) =>
    seller === undefined ? valueKey(status, cents) : sellerValueKey(seller, status, cents);
  const child = seller === undefined ? 'indice/valor' : 'indice/valorvendedor';
  return { child, from: key(least), upTo: key(most), last: true };
}

/** No name holds this character. */
const end = '\uf8ff';

export function ordersByCompany(status: OrderStatus): OrderList {
  const from = companyKey(status, '');
  return { child: 'indice/empresa', from, upTo: from + end, last: false };
}

export function ordersChangedSince(moment: number): OrderList {
  return { child: 'mudouem', from: moment, upTo: Number.MAX_SAFE_INTEGER, last: false };
}

function valueOf({ child }: OrderList, order: OrderHead): string | number {
  if (child === 'status') return order.status;
  if (child === 'mudouem') return order.mudouem ?? 0;
  return indexOf(order)[child.slice('indice/'.length) as keyof OrderIndex] ?? '';
}

export function isIn(list: OrderList, order: OrderHead): boolean {
  const { from, upTo, numbers } = list;
  const value = valueOf(list, order);
  return (
    value >= from && value <= upTo && isAmong(order.numerodopedido, numbers?.from, numbers?.upTo)
  );
}

function isAmong(number: number, from = 0, upTo = Infinity): boolean {
  return number >= from && number <= upTo;
}

/** Sorts orders as the list has them; integer keys of one value are sorted as numbers. */
export function orderOf(list: OrderList): (a: OrderHead, b: OrderHead) => number {
  const direction = list.last ? -1 : 1;
  const byNumber = (a: OrderHead, b: OrderHead) => a.numerodopedido - b.numerodopedido;
  if (list.from === list.upTo) return (a, b) => direction * byNumber(a, b);
  return (a, b) => direction * (compare(valueOf(list, a), valueOf(list, b)) || byNumber(a, b));
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Between which numbers the orders lie that come after one, or all of the list. */
function numbersAfter({ last, numbers }: OrderList, after: OrderHead | undefined): NumberRange {
  const from = after && !last ? after.numerodopedido + 1 : numbers?.from;
  const upTo = after && last ? after.numerodopedido - 1 : numbers?.upTo;
  return { from, upTo };
}

/** Whether the numbers of a list leave none, or none after one of it. */
export function isOver(list: OrderList, after?: OrderHead): boolean {
  const { from = 0, upTo = Infinity } = numbersAfter(list, after);
  return list.from === list.upTo && from > upTo;
}

/** The first orders of a list, or the first that come after one of it. The rules see the values of both ends. */
export function firstOf(list: OrderList, limit: number, after?: OrderHead): Query {
  const { child, from, upTo, last, numbers } = list;
  const orders = ref(database, paths.orderHeads);
  const count = last ? limitToLast(limit) : limitToFirst(limit);
  if (!numbers && !after && from === upTo) {
    return query(orders, orderByChild(child), equalTo(from), count);
  }
  const ends = numbersAfter(list, after);
  const reached = after && from !== upTo ? valueOf(list, after) : undefined;
  return query(
    orders,
    orderByChild(child),
    startAt((!last && reached) || from, keyOf(ends.from)),
    endAt((last && reached) || upTo, keyOf(ends.upTo)),
    count,
  );
}

function keyOf(number: number | undefined): string | undefined {
  return number === undefined ? undefined : String(number);
}
