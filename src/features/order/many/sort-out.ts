import { appliesTo, type ManyChange } from '../../../../domain/order/many';
import type { OrderHead } from '../../../../domain/order/head';

/** The chosen orders beside a change. */
export interface Sorted {
  /** Those that it changes. */
  orders: readonly OrderHead[];
  /** Those that stand where it leads, or where it does not begin. */
  left: readonly OrderHead[];
  /** Orders with another change that is not settled. */
  waiting: readonly OrderHead[];
}

export function sortOut(
  change: ManyChange,
  chosen: readonly OrderHead[],
  isWaiting: (order: OrderHead) => boolean,
): Sorted {
  const free = chosen.filter((order) => !isWaiting(order));
  return {
    orders: free.filter((order) => appliesTo(change, order)),
    left: free.filter((order) => !appliesTo(change, order)),
    waiting: chosen.filter(isWaiting),
  };
}
