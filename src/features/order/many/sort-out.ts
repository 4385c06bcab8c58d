import { obstacleTo, type ChangeObstacle } from '../../../../domain/order/change';
import type { OrderHead } from '../../../../domain/order/head';
import type { ManyChange } from '../../../../domain/order/many';
import type { User } from '../../../../domain/people/user';

/** The chosen orders beside a change. */
export interface Sorted {
  /** Those that it changes. */
  orders: readonly OrderHead[];
  left: readonly OrderLeft[];
  /** Orders with another change that is not settled. */
  waiting: readonly OrderHead[];
}

/** An order that stays as it is. */
interface OrderLeft {
  order: OrderHead;
  obstacle: ChangeObstacle;
}

export function sortOut(
  change: ManyChange,
  chosen: readonly OrderHead[],
  person: User,
  isWaiting: (order: OrderHead) => boolean,
): Sorted {
  const judged = chosen
    .filter((order) => !isWaiting(order))
    .map((order) => ({ order, obstacle: obstacleTo(change, order, person) }));
  return {
    orders: judged.flatMap(({ order, obstacle }) => (obstacle ? [] : [order])),
    left: judged.flatMap(({ order, obstacle }) => (obstacle ? [{ order, obstacle }] : [])),
    waiting: chosen.filter(isWaiting),
  };
}
