import { useMemo } from 'react';

import type { Summary } from '../../../../domain/figures/summary';
import type { OrderHead } from '../../../../domain/order/head';
import {
  byHead,
  isAsked,
  isDecidedByHead,
  type ListFilter,
} from '../../../../domain/order/search/by-head';
import { centsOf } from '../../../../domain/order/many';
import type { OrderStatus } from '../../../../domain/order/status';
import type { ListRows } from '../../../list/list';
import { dataOf, seenAtOf, type Live } from '../../../providers/live/live';
import { lacksConnection } from '../../../providers/live/offline';
import { useOrders } from '../../../providers/order/orders';
import { useFilteredOrders } from '../../../providers/order/search/filtered-orders';
import { useOrderByNumber } from '../../../providers/order/search/order-by-number';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { useSameItems } from '../../../ui/hooks/use-same-items';
import { failureWords } from '../words/order-words';
import { matchesFilters, numberIn, type OrderFilters } from './order-filters';

/** In milliseconds: the pause in typing before the endpoint is called. */
const askDelay = 150;

const noOrders: readonly OrderHead[] = [];
const numberOf = ({ numerodopedido }: OrderHead) => numerodopedido;

export interface MatchingOrders extends Omit<ListRows<OrderHead>, 'rows'> {
  /** The orders that pass the filters, in the list's order. */
  matching: readonly OrderHead[];
  /** Count and sum of all matching orders; undefined without a recent answer of the endpoint. */
  sum?: Summary | undefined;
  /** The status of the order with the typed number. */
  standsIn: OrderStatus | undefined;
}

/**
 * The newest orders, the order with the typed number, or an endpoint's matches; known matches show until
 * it answers. `total` is the status's count, if known.
 */
export function useMatchingOrders(
  filters: OrderFilters,
  total: number | undefined,
): MatchingOrders {
  const { page, more } = useOrders();
  const newest = dataOf(page);
  const loaded = useSameItems(
    useMemo(() => newest?.items.toReversed() ?? noOrders, [newest]),
    numberOf,
  );
  const settled = useDebounced(filters, askDelay);
  const number = numberIn(settled);
  const question = useMemo(() => {
    const { numero: _numero, ...filter } = settled;
    return number === undefined && !isNewest(filter) ? filter : null;
  }, [settled, number]);
  const byNumber = useOrderByNumber(number);
  const filtered = useFilteredOrders(question);

  const isSettled = settled === filters;
  const isByNumber = numberIn(filters) !== undefined;
  const isPlain = !isByNumber && isNewest(filters);
  const found = isSettled ? dataOf(filtered.page) : undefined;
  const { last } = filtered;
  const one = dataOf(byNumber)?.order;

  const listed = useMemo(
    // The loaded order replaces the found one. Both are equally current.
    () => unique([...loaded, ...(one ? [one] : noOrders), ...(found?.rows ?? last)]),
    [loaded, one, found, last],
  );
  const hasFailed = filtered.page.status === 'failed';
  const matching = useMemo(() => {
    if (isPlain) return loaded;
    if (!isByNumber && found) return found.rows;
    // Orders whose heads can't answer the filters only show while the endpoint works.
    const candidates =
      isByNumber || isDecidedByHead(filters) ? listed : hasFailed ? noOrders : last;
    return candidates.filter((order) => matchesFilters(order, filters)).sort(byHead(filters.ordem));
  }, [isPlain, isByNumber, found, loaded, listed, last, hasFailed, filters]);

  const shared = { listed, matching, standsIn: dataOf(byNumber)?.standsIn };
  if (isPlain) {
    const isWhole = newest?.complete === true;
    return {
      ...{ ...shared, source: page, isWhole, isSearching: false },
      isEmpty: newest?.items.length === 0,
      count: isWhole ? loaded.length : total,
      beyond: newest && !isWhole ? { total, more } : undefined,
    };
  }
  if (isByNumber) {
    const isWhole = isSettled && byNumber.status === 'ready';
    return {
      ...{ ...shared, source: known, isEmpty: false, isWhole, isGuess: !isWhole },
      ...{ count: isWhole ? matching.length : undefined, beyond: undefined },
      isSearching: byNumber.status === 'loading',
      retry: byNumber.status === 'failed' ? byNumber.retry : undefined,
      failure: lacksConnection(byNumber) ? failureWords.unseen(number) : undefined,
    };
  }
  const seenAt = seenAtOf(filtered.page);
  const told = seenAt === undefined ? found?.sum : undefined;
  return {
    ...{ ...shared, source: known, isEmpty: false },
    // Once all rows are loaded, they give a live sum.
    sum:
      told && found?.isWhole ? { quantidade: matching.length, centavos: centsOf(matching) } : told,
    isWhole: found?.isWhole === true,
    count: found?.isWhole ? matching.length : found?.total,
    isGuess: found === undefined,
    isSearching: !found && !hasFailed,
    retry: isSettled ? filtered.retry : undefined,
    seenAt,
    beyond:
      found && !found.isWhole && !filtered.retry
        ? { total: found.total, more: filtered.more }
        : undefined,
  };
}

/** True for the newest orders of one status, which the database lists without an endpoint. */
const isNewest = (filter: ListFilter) => filter.status !== '' && !isAsked(filter);

/** A search works even if the newest orders could not be read. */
const known: Live<unknown> = { status: 'ready', data: undefined };

function unique(orders: readonly OrderHead[]): OrderHead[] {
  return [...new Map(orders.toReversed().map((order) => [numberOf(order), order])).values()];
}
