import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { Summary } from '../../../../domain/figures/summary';
import type { OrderHead } from '../../../../domain/order/head';
import type { ListFilter } from '../../../../domain/order/search/by-head';
import { numbersAtOnce } from '../../../../domain/order/search/filter';
import { fetchNumbers } from '../../../data/order/search/filtered-orders';
import { isIn } from '../../../data/order/search/order-lists';
import { dataOf, loading, seenAtOf, type Live } from '../../live/live';
import { useLastSeen } from '../../live/use-last-seen';
import { useOrders } from '../orders';
import { useOrdersAnswer } from '../use-orders-answer';
import { useHeads } from './live-heads';

/** Number of rows shown first, and added by each 'Carregar Mais'. */
const rowsAtOnce = 30;

const noRows: readonly never[] = [];

interface FilteredPage {
  /** The filter that these rows belong to, as JSON. */
  of: string;
  /** In the requested order, without orders that left the list meanwhile. */
  rows: readonly OrderHead[];
  /** Number of matching orders; undefined while unknown. */
  total: number | undefined;
  /** Count and sum of all matching orders; undefined if not known for sure. */
  sum: Summary | undefined;
  /** Whether these rows are all. */
  isWhole: boolean;
}

interface FilteredOrders {
  page: Live<FilteredPage>;
  more: () => void;
  /** Repeats the failed request; undefined if nothing failed. */
  retry: (() => void) | undefined;
  /** The last rows, of this filter or the one before it. */
  last: readonly OrderHead[];
}

const firstRows = (page: FilteredPage): FilteredPage => ({
  ...page,
  rows: page.rows.slice(0, rowsAtOnce),
  isWhole: page.isWhole && page.rows.length <= rowsAtOnce,
});
const memory = { keep: firstRows };

/** The orders of a list that match a filter. An endpoint answers their numbers; the shown ones are live. */
export function useFilteredOrders(filter: ListFilter | null): FilteredOrders {
  const { list } = useOrders();
  const of = JSON.stringify(filter);
  const [grown, setGrown] = useState({ of, reach: rowsAtOnce });
  const reach = grown.of === of ? grown.reach : rowsAtOnce;
  const pages = Math.ceil(reach / numbersAtOnce);
  const answer = useOrdersAnswer({
    queryKey: ['filtered orders', of, pages],
    queryFn: async () => ({ of, ...(await fetchNumbers(filter ?? {}, reach)) }),
    placeholderData: keepPreviousData,
    enabled: filter !== null,
  });
  const found = filter ? dataOf(answer) : undefined;
  const numbers = useMemo(
    () => found?.numbers.slice(0, found.of === of ? reach : rowsAtOnce) ?? noRows,
    [found, of, reach],
  );
  const heads = useHeads(numbers);

  const known = dataOf(heads);
  const page = useMemo((): FilteredPage | undefined => {
    if (!found || !known) return undefined;
    return {
      of: found.of,
      rows: known.filter((head) => isIn(list, head) && isStillOf(filter, head)),
      total: found.complete ? found.numbers.length : found.sum?.quantidade,
      sum: found.sum,
      isWhole: found.complete && numbers.length === found.numbers.length,
    };
  }, [found, numbers, known, list, filter]);
  // Stays until the next filter's rows are loaded.
  const [shown, setShown] = useState(page);
  if (shown !== page && (page || !filter)) setShown(page);
  const last = useMemo(
    () => shown?.rows.filter((head) => isIn(list, head)) ?? noRows,
    [shown, list],
  );

  const seenAt = seenAtOf(answer);
  const failed = [answer, heads].find((live) => live.status === 'failed');
  const live = useMemo((): Live<FilteredPage> => {
    if (shown?.of === of) return { status: 'ready', data: shown, ...(seenAt && { seenAt }) };
    return failed?.status === 'failed' ? failed : loading;
  }, [shown, of, seenAt, failed]);
  return {
    page: useLastSeen(`filtered orders ${of}`, live, memory),
    more: () => setGrown({ of, reach: reach + rowsAtOnce }),
    retry: failed?.status === 'failed' ? failed.retry : undefined,
    last,
  };
}

function isStillOf(filter: ListFilter | null, { idvendedor }: OrderHead): boolean {
  const seller = filter?.representante ?? '';
  return seller === '' || seller === idvendedor;
}
