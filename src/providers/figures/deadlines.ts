import { dayText } from '../../../domain/figures/period';
import { env } from '../../config/env';
import { fetchPendingAround } from '../../data/figures/figures';
import { mapLive, type Live } from '../live/live';
import { useAnswer } from '../live/use-answer';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useToday } from '../page/use-today';

interface Deadlines {
  /** Quotes up to `over` (yyyy-mm-dd) have expired (decision 70); quotes of `ending` expire today. */
  over: string;
  ending: string;
  counts: Live<{ over: number; ending: number }>;
}

/** Counts expired quotes and those that expire today; refreshed at each visit and when the window gets the focus. */
export function useDeadlines(): Deadlines {
  const day = useToday() - env.quoteDays;
  const ending = dayText(day);
  const answer = useAnswer({
    queryKey: ['pendingAround', ending],
    queryFn: async () => ({ day: ending, ...(await fetchPendingAround(ending)) }),
    refetchOnWindowFocus: true,
  });
  const seen = useLastSeen('pending around', answer, lasting);
  // Counts of another day are useless today.
  const isOfToday = seen.status !== 'ready' || seen.data.day === ending;
  const counts = mapLive(isOfToday ? seen : answer, ({ antes, nodia }) => {
    return { over: antes, ending: nodia };
  });
  return { over: dayText(day - 1), ending, counts };
}
