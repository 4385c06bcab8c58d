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

const kept = { lasts: true, from: keptOrderSumsFrom };

/** The sums of all orders per month and seller; for the administrator. */
export function useOrderSums(): Live<OrderSums> {
  const sums = useOrdersAnswer({
    queryKey: ['orderSums', useMonth()],
    queryFn: () => fetchOrderSums(),
  });
  return useLastSeen('order sums', sums, kept);
}

interface OwnSums {
  /** Of all orders that the signed-in seller represents. */
  all: Summaries;
  /** Of those that were sent this month. */
  month: Summaries;
}

export function useOwnSums(): Live<OwnSums> {
  const month = useMonth();
  const sums = useOrdersAnswer({ queryKey: ['ownSums', month], queryFn: fetchOwnSums });
  return mapLive(useLastSeen('own sums', sums, kept), (own) => ({
    all: sumsOfSeller(own),
    month: own.meses.find(({ mes }) => mes === month)?.somas ?? emptySummaries,
  }));
}

/** The sums of a seller's orders; for the administrator. Nothing is asked with null. */
export function useSumsOfSeller(seller: string | null): Live<Summaries> {
  return mapLive(useOrdersAnswer(requestFor(seller)), sumsOfSeller);
}

/** The same as of now, for a dialog: it stands outside the providers that know of changes. */
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

/** An answer about one seller names no other, and nobody who has no order. */
function sumsOfSeller({ vendedores: [seller] }: OrderSums): Summaries {
  return seller?.somas ?? emptySummaries;
}

/** The answer of another month counts other months. */
function useMonth(): string {
  return monthOfDate(dateOfDay(useToday()));
}
