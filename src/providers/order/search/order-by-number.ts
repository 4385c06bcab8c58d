import { findOrder, type FoundByNumber } from '../../../data/order/search/find-order';
import type { Live } from '../../live/live';
import { useWatch } from '../../live/use-live';
import { useOrders } from '../orders';

/** The list's order with this number, live; undefined reads nothing. */
export function useOrderByNumber(number: number | undefined): Live<FoundByNumber> {
  const { list } = useOrders();
  return useWatch(watch, list, number);
}

const watch = (list: Parameters<typeof findOrder>[0], number: number | undefined) =>
  number === undefined ? null : findOrder(list, number);
