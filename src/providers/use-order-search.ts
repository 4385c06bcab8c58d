import { useMemo } from 'react';

import { findOrder } from '../data/firebase/find-order';
import { searchOrders, type OrderSearch, type SearchResult } from '../data/firebase/order-search';
import type { Order } from '../../domain/order';
import type { Live } from './live';
import { useOrders } from './orders';
import { useLive } from './use-live';

export type { SearchResult };

/** What is looked for beyond the newest orders: one by its number, or those that match. */
export type OrderWanted = { number: number } | { matches: (order: Order) => boolean };

interface Searching extends Pick<OrderSearch, 'more' | 'stop'> {
  result: Live<SearchResult>;
}

/** Looks for orders in the list of the OrdersProvider; null looks for none. `wanted` must be stable. */
export function useOrderSearch(wanted: OrderWanted | null): Searching {
  const { list } = useOrders();
  const search = useMemo(() => {
    if (!wanted) return null;
    return 'matches' in wanted
      ? searchOrders(list, wanted.matches)
      : findOrder(list, wanted.number);
  }, [list, wanted]);
  const result = useLive(search?.watch ?? null);
  return { result, more: () => search?.more(), stop: () => search?.stop() };
}
