import type { Order } from '../../../../domain/order/order';
import type { OrderStatus } from '../../../../domain/order/status';
import { isIn, type OrderList } from './lists';
import { orderSteps } from './steps';
import { watchOrder } from '../orders';
import { searchInSteps, type Found, type Search } from '../../base/search-in-steps';

/** The state of a search for orders. */
export interface SearchResult extends Found<Order> {
  /** The status of an order that was looked up by its number. */
  standsIn?: OrderStatus;
  /** Whom the typed company finds. */
  customers?: ReadonlySet<string>;
  /** Only the orders of people who were found by their name are looked at; of some of them where there are `more`. */
  people?: { more: boolean };
}

export type OrderSearch = Search<SearchResult>;

/** Picks those that match, in step with what is read. */
export type PickOrders = (orders: Order[]) => Order[] | Promise<Order[]>;

/**
 * Looks through lists of orders, sorted as they are, for those that match: the database has no index for a part of a name.
 */
export function searchOrders(
  lists: readonly OrderList[],
  pick: PickOrders,
  atFirst?: number,
): OrderSearch {
  return searchInSteps<Order>({
    keyOf: ({ numerodopedido }) => numerodopedido,
    begin: () => {
      const steps = orderSteps(lists, atFirst);
      return async () => {
        const step = await steps.next();
        const matching = step ? await pick(step) : [];
        return { checked: step?.length ?? 0, matching, over: steps.isOver() };
      };
    },
    watch: ({ numerodopedido }) => watchOrder(numerodopedido),
    isIn: (order) => lists.some((list) => isIn(list, order)),
  });
}
