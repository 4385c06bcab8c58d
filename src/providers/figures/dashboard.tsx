import { useMemo, type ReactNode } from 'react';

import { watchApproved, watchOrderNumber } from '../../data/figures/sums';
import type { Summaries } from '../../../domain/figures/summary';
import { totalOf } from '../../../domain/figures/chart-sums';
import { useActiveProductCount, useCategories } from '../product/catalog';
import { mapLive, type Live } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { useSummaries } from './summaries';
import { useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

interface Dashboard {
  customers: Live<number>;
  sellers: Live<number>;
  categories: Live<number>;
  activeProducts: Live<number>;
  summaries: Live<Summaries>;
  /** Number of quotes that were ever sent. */
  quotes: Live<number>;
  /** Whole cents of all quotes: orders are never removed, so it is the sum over all statuses. */
  quoteTotal: Live<number>;
}

const [Provider, useDashboard] = createRequiredContext<Dashboard>('useDashboard');
export { useDashboard };

const watchCustomers = watchApproved('cliente');
const watchSellers = watchApproved('vendedor');

export function DashboardProvider({ children }: { children: ReactNode }) {
  const customers = useLastSeen('customers', useLive(watchCustomers));
  const sellers = useLastSeen('sellers', useLive(watchSellers));
  const categories = useCategories();
  const activeProducts = useActiveProductCount();
  const summaries = useSummaries();
  const quotes = useLastSeen('quotes', useLive(watchOrderNumber));
  const dashboard = useMemo(
    () => ({
      customers,
      sellers,
      categories: mapLive(categories, ({ length }) => length),
      activeProducts,
      summaries,
      quotes,
      quoteTotal: mapLive(summaries, (all) => totalOf(all, 'centavos')),
    }),
    [customers, sellers, categories, activeProducts, summaries, quotes],
  );
  return <Provider value={dashboard}>{children}</Provider>;
}
