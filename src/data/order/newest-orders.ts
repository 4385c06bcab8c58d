import type { OrderHead } from '../../../domain/order/head';
import { growingList, type GrowingList, type Page } from '../base/growing-list';
import { firstOf, isOver, type OrderList } from './search/lists';
import { headFrom } from './record';

export type OrderPage = Page<OrderHead>;

export const firstPage = 30;

/** The first orders of a list, in the order of its index and live. */
export function newestOrders(list: OrderList): GrowingList<OrderHead> {
  if (isOver(list)) return { watch: tellNone, more: () => undefined };
  return growingList((limit) => firstOf(list, limit), headFrom, firstPage);
}

const tellNone: GrowingList<OrderHead>['watch'] = (next) => {
  next({ items: [], complete: true });
  return () => undefined;
};
