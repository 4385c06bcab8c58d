import { appliesTo, type ManyChange } from '../../../../domain/order/many';
import type { Order } from '../../../../domain/order/order';

/** The chosen orders beside a change. */
export interface Sorted {
  /** Those that it changes. */
  orders: readonly Order[];
  /** Those that stand where it leads, or where it does not begin. */
  left: readonly Order[];
  /** Orders with another change that is not settled. */
  waiting: readonly Order[];
}

export function sortOut(
  change: ManyChange,
  chosen: readonly Order[],
  isWaiting: (order: Order) => boolean,
): Sorted {
  const free = chosen.filter((order) => !isWaiting(order));
  return {
    orders: free.filter((order) => appliesTo(change, order)),
    left: free.filter((order) => !appliesTo(change, order)),
    waiting: chosen.filter(isWaiting),
  };
}
