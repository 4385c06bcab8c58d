import { ref } from 'firebase/database';

import { paths } from '../../../domain/paths';
import { summariesFrom, type Summaries } from '../../../domain/summary';
import type { MonthSums, SellerSums } from '../../../domain/sums';
import type { Permissao } from '../../../domain/user';
import { together, type Subscribe } from '../subscription';
import { database, watch, watchChildren } from './database';

function watchNumber(path: string): Subscribe<number> {
  return watch(ref(database, path), (snapshot) => (snapshot.val() as number | null) ?? 0);
}

function watchSums(path: string): Subscribe<Summaries> {
  return watch(ref(database, path), (snapshot) =>
    summariesFrom(snapshot.val() as Partial<Summaries> | null),
  );
}

/** The last order number: how many quotes were ever sent. */
export const watchOrderNumber = watchNumber(paths.orderNumber);

/** Reais of all quotes ever sent. */
export const watchQuoteTotal = watchNumber(paths.quoteTotal);

/** Count and sum of the orders per status. */
export const watchSummaries = watchSums(paths.summaries);

/** The same of one seller's orders; for the seller and the administrator. */
export function watchSellerSummaries(uid: string): Subscribe<Summaries> {
  return watchSums(paths.sellerSummaries(uid));
}

/** The same of every seller who ever had an order; for the administrator. */
export const watchSellersSums: Subscribe<SellerSums[]> = watchChildren(
  ref(database, paths.sellersSummaries),
  (seller) => ({
    uid: String(seller.key),
    sums: summariesFrom(seller.val() as Partial<Summaries>),
  }),
);

/** The same of these months (mm-yyyy) and no others; for the administrator. */
export function watchMonthsSums(months: readonly string[]): Subscribe<MonthSums[]> {
  return together(
    months.map((month) =>
      watch(ref(database, paths.monthSummaries(month)), (snapshot) => ({
        month,
        sums: summariesFrom(snapshot.val() as Partial<Summaries> | null),
      })),
    ),
  );
}

/** How many people of a role are approved. */
export function watchApproved(role: Permissao): Subscribe<number> {
  return watchNumber(paths.approvedOf(role));
}
