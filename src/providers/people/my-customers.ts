import { useMemo, useState } from 'react';

import {
  watchMyCustomer,
  watchPortfolio,
  type MyCustomer,
  type PortfolioView,
} from '../../data/people/portfolio';
import type { Page } from '../../data/base/growing-list';
import { dayLength } from '../../../domain/words/time';
import { env } from '../../config/env';
import { mapLive, type Live } from '../live/live';
import { useUser } from '../session/session';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

export { type MyCustomer, type PortfolioView };

interface MyCustomers {
  /** The last who ordered, or those with the most pending orders, first. */
  page: Live<Page<MyCustomer>>;
  more: () => void;
}

export function useMyCustomers(view: PortfolioView): MyCustomers {
  const { uid } = useUser();
  const [now] = useState(() => Date.now());
  const list = useMemo(
    () => watchPortfolio(uid, view, now - env.idleDays * dayLength),
    [uid, view, now],
  );
  const live = useLive(list.watch);
  const page = useMemo(
    () => mapLive(live, ({ items, complete }) => ({ items: items.toReversed(), complete })),
    [live],
  );
  return { page: useLastSeen(`my customers ${view}`, page, lasting), more: list.more };
}

/** One of them by uid; null for whom is not the seller's, and waits for undefined. */
export function useMyCustomer(uid: string | undefined): Live<MyCustomer | null> {
  const seller = useUser().uid;
  return useLive(
    useMemo(() => (uid === undefined ? null : watchMyCustomer(seller, uid)), [seller, uid]),
  );
}
