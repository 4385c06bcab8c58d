import type { AskedChange } from '../../../../domain/order/change';
import type { OrderHead } from '../../../../domain/order/head';
import type { User } from '../../../../domain/people/user';
import { whyNot } from '../parts/order-acts';
import type { ObstacleWords } from '../words/obstacle-words';

/** The chosen orders, sorted by whether a change applies. */
export interface Sorted {
  /** The orders that the change applies to. */
  orders: readonly OrderHead[];
  left: readonly OrderLeft[];
  /** Orders with another open change. */
  waiting: readonly OrderHead[];
}

/** An order that stays unchanged. */
interface OrderLeft {
  order: OrderHead;
  why: ObstacleWords;
}

export function sortOut(
  change: AskedChange,
  chosen: readonly OrderHead[],
  person: User,
  isWaiting: (order: OrderHead) => boolean,
): Sorted {
  const judged = chosen
    .filter((order) => !isWaiting(order))
    .map((order) => ({ order, why: whyNot(change, order, person) }));
  return {
    orders: judged.flatMap(({ order, why }) => (why ? [] : [order])),
    left: judged.flatMap(({ order, why }) => (why ? [{ order, why }] : [])),
    waiting: chosen.filter(isWaiting),
  };
}
