import { useMemo, type ReactNode } from 'react';

import { watchMonthsSums, watchSellersSums } from '../../data/figures/sums';
import { watchSellerEntries } from '../../data/people/sellers';
import { monthOfDate, monthsUntil } from '../../../domain/figures/months';
import {
  nameSellers,
  type MonthSums,
  type NamedSellerSums,
} from '../../../domain/figures/chart-sums';
import { dateOfDay } from '../../../domain/words/time';
import { mapLive, type Live } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { useLive } from '../live/use-live';
import { useToday } from '../page/use-today';

interface OrderSums {
  /** The last twelve months, oldest first; those without orders are there with zeros. */
  months: Live<MonthSums[]>;
  sellers: Live<NamedSellerSums[]>;
}

const monthCount = 12;

const [Provider, useOrderSums] = createRequiredContext<OrderSums>('useOrderSums');
export { useOrderSums };

/** The sums of orders per month and seller for the charts, live: fourteen listeners, however many orders. */
export function OrderSumsProvider({ children }: { children: ReactNode }) {
  const month = monthOfDate(dateOfDay(useToday()));
  const months = useLive(useMemo(() => watchMonthsSums(monthsUntil(month, monthCount)), [month]));
  const sums = useLive(watchSellersSums);
  const entries = useLive(watchSellerEntries);
  const value = useMemo(
    () => ({
      months,
      sellers:
        sums.status === 'ready' ? mapLive(entries, (all) => nameSellers(sums.data, all)) : sums,
    }),
    [months, sums, entries],
  );
  return <Provider value={value}>{children}</Provider>;
}
