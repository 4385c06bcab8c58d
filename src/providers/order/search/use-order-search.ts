import { useMemo } from 'react';

import { findOrder } from '../../../data/order/search/find-order';
import type { OrderList } from '../../../data/order/search/lists';
import {
  searchOrders,
  type OrderSearch,
  type SearchResult,
} from '../../../data/order/search/search';
import { sourceOf, type NamedPeople, type OrdersWanted } from '../../../data/order/search/wanted';
import { lazySubscribe } from '../../../data/base/subscription';
import type { Live } from '../../live/live';
import { useOrders } from '../orders';
import { useLive } from '../../live/use-live';

export type { NamedPeople, SearchResult };

/** What is looked for beyond the newest orders: one by its number, or those that match. */
export type OrderWanted = { number: number } | OrdersWanted;

interface Searching extends Pick<OrderSearch, 'more' | 'stop'> {
  result: Live<SearchResult>;
}

export function useOrderSearch(wanted: OrderWanted | null): Searching {
  const { list } = useOrders();
  const search = useMemo(() => {
    if (!wanted) return null;
    return 'matches' in wanted ? searchFor(list, wanted) : findOrder(list, wanted.number);
  }, [list, wanted]);
  const result = useLive(search?.watch ?? null);
  return { result, more: () => search?.more(), stop: () => search?.stop() };
}

function searchFor(list: OrderList, wanted: OrdersWanted): OrderSearch {
  let search: OrderSearch | undefined;
  return {
    watch: lazySubscribe(async () => {
      const { lists, pick, atFirst, people } = await sourceOf(list, wanted);
      return (next, fail) => {
        search = searchOrders(lists, pick, atFirst);
        return search.watch((result) => next({ ...result, people }), fail);
      };
    }),
    more: () => search?.more(),
    stop: () => search?.stop(),
  };
}
