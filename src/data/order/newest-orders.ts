import type { OrderHead } from '../../../domain/order/head';
import { growingList, type GrowingList, type Page } from '../base/growing-list';
import { newestOf, type OrderList } from './search/order-lists';
import { headFrom } from './record';

export type OrderPage = Page<OrderHead>;

export const firstPage = 30;

/** The newest orders of a list, live, in ascending order. */
export function newestOrders(list: OrderList): GrowingList<OrderHead> {
  return growingList((limit) => newestOf(list, limit), headFrom, firstPage);
}
