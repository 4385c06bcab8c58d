import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import {
  customersAtOnce,
  type MyCustomer,
  type PortfolioView,
} from '../../../domain/people/portfolio';
import { env } from '../../config/env';
import { beginningOf, type Page } from '../../data/base/growing-list';
import {
  fetchMyCustomers,
  fetchMyCustomersAmong,
  keptCustomersFrom,
} from '../../data/people/portfolio';
import { dataOf, mapLive, type Live } from '../live/live';
import { useLastSeen } from '../live/use-last-seen';
import { useOrdersAnswer } from '../order/use-orders-answer';

const key = 'my customers';
const kept = { lasts: true, from: keptCustomersFrom };

/** Number of customers shown first. */
const first = 5;

interface MyCustomers {
  /** Sorted by their last order, or by their number of pending orders. */
  page: Live<Page<MyCustomer>>;
  more: () => void;
}

export function useMyCustomers(view: PortfolioView): MyCustomers {
  const [count, setCount] = useState(first);
  const pages = Math.ceil(count / customersAtOnce);
  const live = useOrdersAnswer({
    queryKey: [key, view, pages],
    queryFn: () => fetchMyCustomers(view, env.idleDays, count),
    placeholderData: keepPreviousData,
  });
  const seen = useLastSeen(`${key} ${view}`, live, kept);
  const page = useMemo(() => mapLive(seen, (whole) => beginningOf(whole, count)), [seen, count]);
  const more = useCallback(() => setCount((shown) => 2 * shown), []);
  return { page, more };
}

/** The seller's customers among these people, by uid; undefined until known. */
export function useMyCustomersAmong(
  uids: readonly string[],
): ReadonlyMap<string, MyCustomer> | undefined {
  const found = dataOf(
    useOrdersAnswer({
      queryKey: [key, ...uids],
      queryFn: () => fetchMyCustomersAmong(uids),
      enabled: uids.length > 0,
    }),
  );
  return useMemo(() => found && new Map(found.map((one) => [one.uid, one])), [found]);
}
