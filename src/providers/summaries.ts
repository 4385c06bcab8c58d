import { useMemo } from 'react';

import { watchSellerSummaries, watchSummaries } from '../data/firebase/counters';
import type { Summaries } from '../../domain/summary';
import type { Live } from './live';
import { useUser } from './session';
import { useLive } from './use-live';

/** Count and sum of the orders per status, live; for the administrator. */
export function useSummaries(): Live<Summaries> {
  return useLive(watchSummaries, 'summaries');
}

/** Count and sum of the signed-in seller's orders per status, live. */
export function useOwnSummaries(): Live<Summaries> {
  const { uid } = useUser();
  return useLive(
    useMemo(() => watchSellerSummaries(uid), [uid]),
    'own summaries',
  );
}
