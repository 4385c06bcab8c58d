import { readApprovedOn, type ApprovedOrders } from '../../data/order/approved-orders';
import { promised } from '../../data/base/subscription';
import type { Live } from '../live/live';
import { useWatch } from '../live/use-live';

export type { ApprovedOrders };

const watch = (day: number | undefined) =>
  day === undefined ? null : promised(() => readApprovedOn(day));

/** The orders approved on a day (days since 1970); undefined requests nothing. Only the administrator may ask. */
export function useApprovedOrders(day: number | undefined): Live<ApprovedOrders> {
  return useWatch(watch, day);
}
