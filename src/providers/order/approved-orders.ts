import { useMemo } from 'react';

import { readApprovedOn, type ApprovedOrders } from '../../data/order/approved-orders';
import type { Live } from '../live/live';
import { useLive } from '../live/use-live';

export type { ApprovedOrders };

/** What was approved on a day, counted from 1970, as far as it is read; undefined for none. Only the administrator may ask. */
export function useApprovedOrders(day: number | undefined): Live<ApprovedOrders> {
  return useLive(useMemo(() => (day === undefined ? null : readApprovedOn(day)), [day]));
}
