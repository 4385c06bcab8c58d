import type { Order } from '../../../domain/order/order';
import { growingList, type GrowingList, type Page } from '../base/growing-list';
import { firstOf, isOver, type OrderList } from './search/lists';
import { orderFrom } from './record';

export type OrderPage = Page<Order>;

export const firstPage = 30;

/** The first orders of a list, in the order of its index and live. */
export function newestOrders(list: OrderList): GrowingList<Order> {
  if (isOver(list)) return { watch: tellNone, more: () => undefined };
  return growingList((limit) => firstOf(list, limit), orderFrom, firstPage);
}

const tellNone: GrowingList<Order>['watch'] = (next) => {
  next({ items: [], complete: true });
  return () => undefined;
};
