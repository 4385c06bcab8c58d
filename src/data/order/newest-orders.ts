import type { Order } from '../../../domain/order/order';
import type { Subscribe } from '../base/subscription';
import { growingList } from '../base/growing-list';
import { firstOf, isOver, type OrderList } from './search/lists';
import { orderFrom } from './record';

/** The first orders of a list, in the order of its index. */
export interface OrderPage {
  orders: Order[];
  /** There are no more. */
  complete: boolean;
}

interface NewestOrders {
  watch: Subscribe<OrderPage>;
  /** Requests more, which arrive through `watch`. Does nothing while they are on their way. */
  more: () => void;
}

export const firstPage = 30;

/** The first orders of a list, live: 30 at first and twice as many each time more are requested. */
export function newestOrders(list: OrderList): NewestOrders {
  if (isOver(list)) return { watch: tellNone, more: () => undefined };
  const { watch, more } = growingList((limit) => firstOf(list, limit), orderFrom, firstPage);
  return {
    watch: (next, fail) => watch(({ items, complete }) => next({ orders: items, complete }), fail),
    more,
  };
}

const tellNone: Subscribe<OrderPage> = (next) => {
  next({ orders: [], complete: true });
  return () => undefined;
};
