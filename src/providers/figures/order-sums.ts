import type { OrderSums } from '../../../domain/figures/chart-sums';
import { monthOfDate } from '../../../domain/figures/months';
import { emptySummaries, type Summaries } from '../../../domain/figures/summary';
import { dateOfDay } from '../../../domain/words/time';
import { fetchOrderSums, fetchOwnSums, keptOrderSumsFrom } from '../../data/figures/order-sums';
import { mapLive, type Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { useLastSeen } from '../live/use-last-seen';
import { useOrdersAnswer } from '../order/use-orders-answer';
import { useToday } from '../page/use-today';

const keepOptions = { lasts: true, from: keptOrderSumsFrom };

/** Sums of all orders per month and seller; for the administrator. */
export function useOrderSums(): Live<OrderSums> {
  const sums = useOrdersAnswer({
    queryKey: ['orderSums', useMonth()],
    queryFn: () => fetchOrderSums(),
  });
  return useLastSeen('order sums', sums, keepOptions);
}

interface OwnSums {
  /** All orders that the signed-in seller represents. */
  all: Summaries;
  /** The orders of this month. */
  month: Summaries;
}

export function useOwnSums(): Live<OwnSums> {
  const month = useMonth();
  const sums = useOrdersAnswer({ queryKey: ['ownSums', month], queryFn: fetchOwnSums });
  return mapLive(useLastSeen('own sums', sums, keepOptions), (own) => ({
    all: sumsOfSeller(own),
    month: own.meses.find(({ mes }) => mes === month)?.somas ?? emptySummaries,
  }));
}

/** Sums of a seller's orders; for the administrator. Null requests nothing. */
export function useSumsOfSeller(seller: string | null): Live<Summaries> {
  return mapLive(useOrdersAnswer(requestFor(seller)), sumsOfSeller);
}

/** Like `useSumsOfSeller`, but not live: dialogs are outside the providers that report changes. */
export function useSumsOfSellerNow(seller: string | null): Live<Summaries> {
  return mapLive(useAnswer(requestFor(seller)), sumsOfSeller);
}

function requestFor(seller: string | null) {
  return {
    queryKey: ['sumsOfSeller', seller],
    queryFn: () => fetchOrderSums(seller ?? ''),
    enabled: seller !== null,
  };
}

/** The answer about one seller lists only that seller, or nobody if they have no order. */
function sumsOfSeller({ vendedores: [seller] }: OrderSums): Summaries {
  return seller?.somas ?? emptySummaries;
}

/** Part of the query key, because the answer depends on the current month. */
function useMonth(): string {
  return monthOfDate(dateOfDay(useToday()));
}
