import { ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { emptySummaries, summariesFrom, type Summaries } from '../../../domain/figures/summary';
import type { MonthSums, SellerSums } from '../../../domain/figures/chart-sums';
import type { Permissao } from '../../../domain/people/user';
import { together, type Subscribe } from '../base/subscription';
import { database, numberFrom, valueFrom, watch, watchChildren } from '../base/database';
import { paths } from '../../../domain/paths';

function watchNumber(path: string): Subscribe<number> {
  return watch(ref(database, path), numberFrom);
}

const summary = v.exactOptional(v.object({ quantidade: v.number(), centavos: v.number() }));
const summaries = valueFrom(
  v.nullable(v.object({ Pendente: summary, Aprovado: summary, Excluido: summary })),
);

function sumsFrom(snapshot: DataSnapshot): Summaries {
  return summariesFrom(summaries(snapshot));
}

/** Zeros for sums that can't be read, which are logged: they must not take the other bars of a chart down. */
function sumsOrNone(snapshot: DataSnapshot): Summaries {
  try {
    return sumsFrom(snapshot);
  } catch (error) {
    console.error(error);
    return emptySummaries;
  }
}

function watchSums(path: string): Subscribe<Summaries> {
  return watch(ref(database, path), sumsFrom);
}

/** The last order number: how many quotes were ever sent. */
export const watchOrderNumber = watchNumber(paths.orderNumber);

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
    sums: sumsOrNone(seller),
  }),
);

/** The same of these months (mm-yyyy) and no others; for the administrator. */
export function watchMonthsSums(months: readonly string[]): Subscribe<MonthSums[]> {
  return together(
    months.map((month) =>
      watch(ref(database, paths.monthSummaries(month)), (snapshot) => ({
        month,
        sums: sumsOrNone(snapshot),
      })),
    ),
  );
}

export function watchApproved(role: Permissao): Subscribe<number> {
  return watchNumber(paths.approvedOf(role));
}
