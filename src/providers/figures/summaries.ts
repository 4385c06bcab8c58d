import { watchSummaries } from '../../data/figures/sums';
import type { Summaries } from '../../../domain/figures/summary';
import type { Live } from '../live/live';
import { useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

/** Live count and sum of the orders per status; for the administrator. */
export function useSummaries(): Live<Summaries> {
  return useLastSeen('summaries', useLive(watchSummaries));
}
