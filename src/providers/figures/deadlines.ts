import { dayText } from '../../../domain/figures/period';
import { env } from '../../config/env';
import { fetchPendingAround } from '../../data/figures/figures';
import { mapLive, type Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useToday } from '../page/use-today';

interface Deadlines {
  /** The last day, yyyy-mm-dd, whose quotes are over (decision 70), and the day whose quotes end today. */
  over: string;
  ending: string;
  counts: Live<{ over: number; ending: number }>;
}

/** How many quotes wait in vain or end today; counted at each visit, and when the person comes back to the window. */
export function useDeadlines(): Deadlines {
  const day = useToday() - env.quoteDays;
  const ending = dayText(day);
  const answer = useAnswer({
    queryKey: ['pendingAround', ending],
    queryFn: async () => ({ day: ending, ...(await fetchPendingAround(ending)) }),
    refetchOnWindowFocus: true,
  });
  const seen = useLastSeen('pending around', answer, lasting);
  // What was counted on another day says nothing of this one.
  const isOfToday = seen.status !== 'ready' || seen.data.day === ending;
  const counts = mapLive(isOfToday ? seen : answer, ({ antes, nodia }) => {
    return { over: antes, ending: nodia };
  });
  return { over: dayText(day - 1), ending, counts };
}
