import { readApprovedOn, type ApprovedOrders } from '../../data/order/approved-orders';
import { promised } from '../../data/base/subscription';
import type { Live } from '../live/live';
import { useWatch } from '../live/use-live';

export type { ApprovedOrders };

const watch = (day: number | undefined) =>
  day === undefined ? null : promised(() => readApprovedOn(day));

/** What was approved on a day, counted from 1970; undefined for none. Only the administrator may ask. */
export function useApprovedOrders(day: number | undefined): Live<ApprovedOrders> {
  return useWatch(watch, day);
}
