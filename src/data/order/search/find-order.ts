import type { OrderHead } from '../../../../domain/order/head';
import { isRefused } from '../../base/database';
import { isIn, type OrderList } from './lists';
import type { OrderSearch, SearchResult } from './search';
import { watchHead } from '../orders';

const nothing: SearchResult = { found: [], checked: 0, state: 'done' };

/** One order of a list by its number, read directly and live. An order that this person may not read counts as none. */
export function findOrder(list: OrderList, number: number): OrderSearch {
  return {
    watch: (next, fail) => {
      if (!Number.isSafeInteger(number) || number < 1) {
        next(nothing);
        return () => undefined;
      }
      const tell = (order: OrderHead | null) =>
        next(order ? foundAs(order, isIn(list, order)) : nothing);
      return watchHead(number)(tell, (error) => {
        if (isRefused(error)) next(nothing);
        else fail(error);
      });
    },
    more: () => undefined,
    stop: () => undefined,
  };
}

function foundAs(order: OrderHead, belongs: boolean): SearchResult {
  return { found: belongs ? [order] : [], checked: 1, state: 'done', standsIn: order.status };
}
