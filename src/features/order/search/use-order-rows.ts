import { useMemo, useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { dataOf } from '../../../providers/live/live';
import { useOrderFacts } from '../../../providers/order/facts';
import { useOrders } from '../../../providers/order/orders';
import { useOrderSearch } from '../../../providers/order/search/use-order-search';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { useSameItems } from '../../../ui/hooks/use-same-items';
import {
  isWanted,
  judges,
  matchesFilters,
  wantedBy,
  wantedEverywhere,
  type OrderFilterValues,
} from './order-filters';

/** Milliseconds without a keystroke before older orders are searched. */
const searchDelay = 150;

const none: readonly OrderHead[] = [];
const numberOf = ({ numerodopedido }: OrderHead) => numerodopedido;

/**
 * The orders that pass the filters, sorted: loaded ones at once, others as a search finds them, `everywhere` after the
 * search among people. `listed`: all that are known to be in the list.
 */
export function useOrderRows(filters: OrderFilterValues, everywhere: boolean) {
  const { page, compare, rest } = useOrders();
  const loaded = dataOf(page);
  const orders = useSameItems(loaded?.items ?? none, numberOf);
  const settled = useDebounced(filters, searchDelay);
  const wanted = useMemo(() => wantedBy(settled, rest), [settled, rest]);
  // If all orders are loaded, there is nothing to search but an order of another status and a company's other names.
  const beyond = wanted !== null && ('number' in wanted || 'company' in wanted);
  const needed = wanted !== null && (!loaded?.complete || beyond) ? wanted : null;
  const wide = useMemo(() => (everywhere ? wantedEverywhere(needed) : null), [everywhere, needed]);
  const all = useOrderSearch(loaded ? wide : null);
  const some = useOrderSearch(loaded ? needed : null);
  const [found, foundInAll] = [dataOf(some.result), dataOf(all.result)];
  const customers = found?.customers ?? foundInAll?.customers;

  const listed = useMemo(() => {
    const known = [...orders, ...(found?.found ?? none), ...(foundInAll?.found ?? none)];
    // The loaded one is as current as what was found of it.
    const unique = new Map(known.toReversed().map((order) => [order.numerodopedido, order]));
    return [...unique.values()].sort(compare);
  }, [orders, found, foundInAll, compare]);
  const passing = useMemo(
    () =>
      listed.filter((order) => matchesFilters(order, filters, customers) && (!rest || rest(order))),
    [listed, filters, customers, rest],
  );
  const matching = useJudged(passing, filters);
  const search = wide ? all : some;
  return {
    listed,
    matching,
    search: needed && search,
    /** Whether only the people's orders were looked at, and there are others. */
    leaves: found?.people && !everywhere && !loaded?.complete ? found.people : undefined,
  };
}

/** Those of the orders that are wanted by what is known beside them; while that is read, those that are known to be. */
function useJudged(orders: readonly OrderHead[], filters: OrderFilterValues): readonly OrderHead[] {
  const isAsked = judges(filters);
  const { facts, state } = useOrderFacts(isAsked ? orders : none);
  const found = orders.filter((order, at) => facts[at] && isWanted(filters, order, facts[at]));
  const numbers = found.map(({ numerodopedido }) => numerodopedido).join();
  const [known, setKnown] = useState('');
  if (isAsked && state !== 'loading' && numbers !== known) setKnown(numbers);
  return useMemo(() => {
    if (!isAsked) return orders;
    const wanted = new Set(known.split(',').map(Number));
    return orders.filter(({ numerodopedido }) => wanted.has(numerodopedido));
  }, [isAsked, known, orders]);
}

export type OrderRows = ReturnType<typeof useOrderRows>;
