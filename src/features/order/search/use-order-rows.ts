import { useMemo, useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { dataOf } from '../../../providers/live/live';
import { useOrderFacts } from '../../../providers/order/facts';
import { useOrders } from '../../../providers/order/orders';
import { useOrderSearch } from '../../../providers/order/search/use-order-search';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { useSameItems } from '../../../ui/hooks/use-same-items';
import {
  isUnfiltered,
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
  const named = found?.people ?? foundInAll?.people;
  const isByPeople = named?.only !== undefined && !everywhere && loaded?.complete === false;
  // The same orders as the search, the choice of all and the export find.
  const people = useMemo(
    () => (named && !isByPeople ? { customers: named.customers } : named),
    [named, isByPeople],
  );

  const listed = useMemo(() => {
    const known = [...orders, ...(found?.found ?? none), ...(foundInAll?.found ?? none)];
    // The loaded one is as current as what was found of it.
    const unique = new Map(known.toReversed().map((order) => [order.numerodopedido, order]));
    return [...unique.values()].sort(compare);
  }, [orders, found, foundInAll, compare]);
  const passing = useMemo(
    () =>
      listed.filter((order) => matchesFilters(order, filters, people) && (!rest || rest(order))),
    [listed, filters, people, rest],
  );
  const { orders: matching, judging } = useJudged(passing, filters);
  const search = wide ? all : some;
  const isSearched = needed === null || dataOf(search.result)?.state === 'done';
  const isComplete = isUnfiltered(filters) && !rest ? loaded?.complete : isSearched;
  return {
    listed,
    matching,
    /** Whether these are all, and nothing is read any more that could change that. */
    isWhole:
      loaded !== undefined &&
      settled === filters &&
      isComplete === true &&
      (judging === undefined || judging.state === 'ready'),
    /** How far what is known beside the orders has been read; undefined where no filter asks for it. */
    judging,
    search: needed && search,
    /** Only the orders of people who have the typed name were looked at, and there are others. */
    isByPeople,
  };
}

/** Those of the orders that are wanted by what is known beside them; while that is read, those that are known to be. */
function useJudged(orders: readonly OrderHead[], filters: OrderFilterValues) {
  const isAsked = judges(filters);
  const { facts, state, lacksTable, retry } = useOrderFacts(isAsked ? orders : none);
  const found = orders.filter((order, at) => facts[at] && isWanted(filters, order, facts[at]));
  const numbers = found.map(({ numerodopedido }) => numerodopedido).join();
  const [known, setKnown] = useState('');
  if (isAsked && state !== 'loading' && numbers !== known) setKnown(numbers);
  const judged = useMemo(() => {
    if (!isAsked) return orders;
    const wanted = new Set(known.split(',').map(Number));
    return orders.filter(({ numerodopedido }) => wanted.has(numerodopedido));
  }, [isAsked, known, orders]);
  const judging = { state: lacksTable ? ('failed' as const) : state, retry };
  return { orders: judged, judging: isAsked ? judging : undefined };
}

export type OrderRows = ReturnType<typeof useOrderRows>;
