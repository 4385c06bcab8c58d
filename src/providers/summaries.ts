import { watchSummaries } from '../data/firebase/counters';
import type { Summaries } from '../domain/summary';
import type { Live } from './live';
import { useLive } from './use-live';

/** Count and sum of the orders per status, live; for the administrator. */
export function useSummaries(): Live<Summaries> {
  return useLive(watchSummaries);
}
