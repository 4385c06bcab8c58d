import { orderStatuses } from '../order/status';
import type { Order } from '../order/order';
import { emptySummaries, type Summaries } from './summary';

type Counted = Pick<Order, 'status' | 'centavos'>;

/** By how much the sums move when an order comes (`before` is null) or changes (decision 26). */
export function sumMoves(before: Counted | null, after: Counted): Summaries {
  const moves = { ...emptySummaries };
  for (const status of orderStatuses) {
    const quantidade = Number(after.status === status) - Number(before?.status === status);
    moves[status] = { quantidade, centavos: quantidade * after.centavos };
  }
  return moves;
}

/** What orders add up to. */
export function sumsOfOrders(orders: Iterable<Counted>): Summaries {
  const sums = { ...emptySummaries };
  for (const { status, centavos } of orders) {
    const { quantidade, centavos: sum } = sums[status];
    sums[status] = { quantidade: quantidade + 1, centavos: sum + centavos };
  }
  return sums;
}
