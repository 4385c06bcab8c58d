import { useMemo } from 'react';

import { readApprovedOn, type ApprovedOrders } from '../data/firebase/approved-orders';
import type { Live } from './live';
import { useLive } from './use-live';

export type { ApprovedOrders };

/** What was approved on a day, counted from 1970, as far as it is read; undefined for none. Only the administrator may ask. */
export function useApprovedOrders(day: number | undefined): Live<ApprovedOrders> {
  return useLive(useMemo(() => (day === undefined ? null : readApprovedOn(day)), [day]));
}
