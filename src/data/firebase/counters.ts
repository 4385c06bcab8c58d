import { ref } from 'firebase/database';

import { orderStatuses } from '../../domain/order-status';
import { emptySummaries, type Summaries } from '../../domain/summary';
import type { Subscribe } from '../subscription';
import { database, watch } from './database';
import { paths } from './paths';

function watchNumber(path: string): Subscribe<number> {
  return watch(ref(database, path), (snapshot) => (snapshot.val() as number | null) ?? 0);
}

/** The last order number: how many quotes were ever sent. */
export const watchOrderNumber = watchNumber(paths.orderNumber);

/** Reais of all quotes ever sent. */
export const watchQuoteTotal = watchNumber(paths.quoteTotal);

/** Count and sum of the orders per status. */
export const watchSummaries: Subscribe<Summaries> = watch(
  ref(database, paths.summaries),
  (snapshot) => {
    const stored = (snapshot.val() ?? {}) as Partial<Summaries>;
    const summaries = { ...emptySummaries };
    for (const status of orderStatuses) summaries[status] = stored[status] ?? summaries[status];
    return summaries;
  },
);
