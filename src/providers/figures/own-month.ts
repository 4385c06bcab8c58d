import type { OrderCount } from '../../../domain/figures/figures';
import { dayText, periodOf } from '../../../domain/figures/period';
import { fetchOwnTotals } from '../../data/figures/figures';
import type { Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { useToday } from '../page/use-today';

interface OwnMonth {
  /** The first day of this month, yyyy-mm-dd. */
  since: string;
  /** Of the signed-in seller's orders that were sent since: those that are approved. */
  approved: Live<OrderCount>;
}

/** Counted at each visit, and when the person comes back to the window. */
export function useOwnMonth(): OwnMonth {
  const month = periodOf('mes', dayText(useToday()));
  const approved = useAnswer({
    queryKey: ['ownMonth', month],
    queryFn: async () => (await fetchOwnTotals(month)).aprovados,
    refetchOnWindowFocus: true,
  });
  return { since: month.de, approved };
}
