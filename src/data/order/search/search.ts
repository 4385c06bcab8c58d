import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { isIn, type OrderList } from './lists';
import { orderSteps } from './steps';
import { watchHead } from '../orders';
import type { NamedPeople } from './wanted';
import { searchInSteps, type Found, type Search } from '../../base/search-in-steps';

export interface SearchResult extends Found<OrderHead> {
  /** The status of an order that was looked up by its number. */
  standsIn?: OrderStatus;
  /** Whom the typed name finds. */
  people?: NamedPeople;
}

export type OrderSearch = Search<SearchResult>;

/** Picks those that match, in step with what is read. */
export type PickOrders = (orders: OrderHead[]) => OrderHead[] | Promise<OrderHead[]>;

/** Reads lists in steps, and what matches in them. A step that failed is asked for again, with what was read of it. */
export function matchingSteps(
  lists: readonly OrderList[],
  pick: PickOrders,
  atFirst?: number,
  most?: number,
) {
  const steps = orderSteps(lists, atFirst, most);
  let read: OrderHead[] | null = null;
  return async () => {
    read ??= await steps.next();
    const matching = read ? await pick(read) : [];
    const checked = read?.length ?? 0;
    read = null;
    return { checked, matching, over: steps.isOver() };
  };
}

/** Looks through lists of orders, sorted as they are: the database has no index for a part of a name. */
export function searchOrders(
  lists: readonly OrderList[],
  pick: PickOrders,
  atFirst?: number,
): OrderSearch {
  return searchInSteps<OrderHead>({
    keyOf: ({ numerodopedido }) => numerodopedido,
    begin: () => matchingSteps(lists, pick, atFirst),
    watch: ({ numerodopedido }) => watchHead(numerodopedido),
    isIn: (order) => lists.some((list) => isIn(list, order)),
  });
}
