import { useMemo } from 'react';

import type { Order } from '../../../../domain/order';
import { dataOf } from '../../../providers/live';
import { useOrders } from '../../../providers/orders';
import { useOrderSearch } from '../../../providers/use-order-search';
import { useDebounced } from '../../../ui/use-debounced';
import { matchesFilters, wantedBy, type OrderFilterValues } from './order-filters';

/** Milliseconds without a keystroke before older orders are searched. */
const searchDelay = 300;

const none: readonly Order[] = [];
export const newestFirst = (a: Order, b: Order) => b.numerodopedido - a.numerodopedido;

/**
 * The orders that pass the filters, newest first: of those that are loaded at once, and of the older ones as a search
 * finds them. `listed` are all that are known to be in the status, whatever the filters.
 */
export function useOrderRows(filters: OrderFilterValues) {
  const { page } = useOrders();
  const loaded = dataOf(page);
  const settled = useDebounced(filters, searchDelay);
  const wanted = useMemo(() => wantedBy(settled), [settled]);
  // If all orders are loaded there is nothing to search, but a number may belong to another status.
  const needed = wanted !== null && (!loaded?.complete || 'number' in wanted) ? wanted : null;
  const search = useOrderSearch(loaded ? needed : null);
  const result = dataOf(search.result);

  const listed = useMemo(() => {
    const orders = loaded?.orders ?? none;
    const numbers = new Set(orders.map(({ numerodopedido }) => numerodopedido));
    const older = result?.found.filter(({ numerodopedido }) => !numbers.has(numerodopedido));
    return [...orders, ...(older ?? none)].sort(newestFirst);
  }, [loaded, result]);
  const matching = useMemo(
    () => listed.filter((order) => matchesFilters(order, filters)),
    [listed, filters],
  );
  return { listed, matching, search: needed && search };
}

export type OrderRows = ReturnType<typeof useOrderRows>;
