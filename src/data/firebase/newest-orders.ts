import type { Order } from '../../../domain/order';
import type { Stop, Subscribe } from '../subscription';
import { watchChildren } from './database';
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

/**
 * The newest orders of a list, live: 30 at first and twice as many each time more are requested, so that reading all of
 * them transfers at most twice their size. The smaller page stays until the larger one has arrived.
 */
export function newestOrders(list: OrderList): NewestOrders {
  let limit = firstPage;
  let grow: (() => void) | undefined;

  const watch: Subscribe<OrderPage> = (next, fail) => {
    let stop: Stop = () => undefined;

    function listen() {
      const stopSmaller = stop;
      const wanted = limit;
      grow = undefined;
      const stopThis = watchChildren(newestOf(list, wanted), orderFrom)((orders) => {
        stopSmaller();
        const complete = orders.length < wanted;
        grow = complete ? undefined : more;
        next({ orders, complete });
      }, fail);
      stop = () => {
        stopSmaller();
        stopThis();
      };
    }
    function more() {
      limit *= 2;
      listen();
    }

    listen();
    return () => {
      grow = undefined;
      stop();
    };
  };
  return { watch, more: () => grow?.() };
}
