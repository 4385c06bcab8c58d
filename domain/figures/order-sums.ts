import { orderStatuses } from '../order/status';
import type { Order } from '../order/order';
import { emptySummaries, type Summaries } from './summary';

type Counted = Pick<Order, 'status' | 'centavos'>;

/** The change of the sums when an order is created (`before` is null) or changed (decision 26). */
export function sumMoves(before: Counted | null, after: Counted): Summaries {
  const moves = { ...emptySummaries };
  for (const status of orderStatuses) {
    const [now, then] = [after, before].map((order) => (order?.status === status ? order : null));
    moves[status] = {
      quantidade: Number(now !== null) - Number(then !== null),
      centavos: (now?.centavos ?? 0) - (then?.centavos ?? 0),
    };
  }
  return moves;
}

/** Number and cents of the orders, per status. */
export function sumsOfOrders(orders: Iterable<Counted>): Summaries {
  const sums = { ...emptySummaries };
  for (const { status, centavos } of orders) {
    const { quantidade, centavos: sum } = sums[status];
    sums[status] = { quantidade: quantidade + 1, centavos: sum + centavos };
  }
  return sums;
}
