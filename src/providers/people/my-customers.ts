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
import { dataOf, mapLive, seenAtOf, type Live } from '../live/live';
import { lacksAnswer } from '../live/offline';
import { useLastSeen } from '../live/use-last-seen';
import { useOrdersAnswer } from '../order/use-orders-answer';
import { ownOfView, useOwnKept } from './own-customers';

const key = 'my customers';
const keepOptions = { lasts: true, from: keptCustomersFrom };

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
  const seen = useLastSeen(`${key} ${view}`, live, keepOptions);
  const own = useOwnKept(isMissed(live));
  const page = useMemo(() => {
    const isNewer = own && own.at >= (seenAtOf(seen) ?? 0);
    const isMore = dataOf(seen)?.complete !== true;
    const whole: Live<Page<MyCustomer>> =
      own && own.customers.size > 0 && (isNewer || isMore)
        ? {
            status: 'ready',
            data: { items: ownOfView(own, view), complete: true },
            seenAt: own.at,
          }
        : seen;
    return mapLive(whole, (known) => beginningOf(known, count));
  }, [seen, own, view, count]);
  const more = useCallback(() => setCount((shown) => 2 * shown), []);
  return { page, more };
}

/** The seller's customers among these people, by uid; undefined until known. */
export function useMyCustomersAmong(
  uids: readonly string[],
): ReadonlyMap<string, MyCustomer> | undefined {
  const answer = useOrdersAnswer({
    queryKey: [key, ...uids],
    queryFn: () => fetchMyCustomersAmong(uids),
    enabled: uids.length > 0,
  });
  const found = dataOf(answer);
  const own = useOwnKept(isMissed(answer) && !found);
  return useMemo(
    () => (found ? new Map(found.map((one) => [one.uid, one])) : own?.customers),
    [found, own],
  );
}

/** Shows the values that this browser kept, if there are any. */
function isMissed(live: Live<unknown>): boolean {
  return lacksAnswer(live) || seenAtOf(live) !== undefined;
}
