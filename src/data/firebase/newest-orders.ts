import type { Order } from '../../../domain/order';
import type { Subscribe } from '../subscription';
import { growingList } from './growing-list';
import { newestOf, type OrderList } from './order-lists';
import { orderFrom } from './order-record';

/** The newest orders of a list, oldest first. */
export interface OrderPage {
  orders: Order[];
  /** There are no older ones. */
  complete: boolean;
}

interface NewestOrders {
  watch: Subscribe<OrderPage>;
  /** Requests older ones, which arrive through `watch`. Does nothing while they are on their way. */
  more: () => void;
}

export const firstPage = 30;

/** The newest orders of a list, live: 30 at first and twice as many each time more are requested. */
export function newestOrders(list: OrderList): NewestOrders {
  const { watch, more } = growingList((limit) => newestOf(list, limit), orderFrom, firstPage);
  return {
    watch: (next, fail) => watch(({ items, complete }) => next({ orders: items, complete }), fail),
    more,
  };
}
