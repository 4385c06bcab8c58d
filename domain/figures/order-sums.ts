import { fromCents } from '../words/money';
import type { Order } from '../order/order';
import { paths } from '../paths';
import { emptySummaries, type Summaries, type Summary } from './summary';

/** Which sums an order counts in, how they move with it, and what all orders add up to (decision 26). */
type Counted = Pick<Order, 'status' | 'centavos' | 'idvendedor' | 'indice'>;

function sumsWith({ status, idvendedor, indice }: Counted): string[] {
  return [
    paths.summary(status),
    paths.sellerSummary(idvendedor, status),
    paths.monthSummary(indice.mes, status),
  ];
}

interface SumMove {
  path: string;
  by: Summary;
}

/** How the sums move when an order comes (`before` is null) or changes; where it counts as before nothing moves. */
export function sumMoves(before: Counted | null, after: Counted): SumMove[] {
  const left = before ? sumsWith(before) : [];
  const entered = sumsWith(after);
  return [
    ...left
      .filter((path) => !entered.includes(path))
      .map((path) => ({ path, by: { quantidade: -1, centavos: -after.centavos } })),
    ...entered
      .filter((path) => !left.includes(path))
      .map((path) => ({ path, by: { quantidade: 1, centavos: after.centavos } })),
  ];
}

export interface OrderSums {
  orders: number;
  last: number;
  centavos: number;
  all: Summaries;
  sellers: Record<string, Summaries>;
  months: Record<string, Summaries>;
}

export function sumsOfNone(): OrderSums {
  return { orders: 0, last: 0, centavos: 0, all: emptySummaries, sellers: {}, months: {} };
}

/** Adds an order to all sums that it counts in, in place: there may be too many orders to hold them at once. */
export function addOrder(
  sums: OrderSums,
  order: Counted & Pick<Order, 'numerodopedido'>,
): OrderSums {
  const { idvendedor, indice } = order;
  sums.orders += 1;
  sums.last = Math.max(sums.last, order.numerodopedido);
  sums.centavos += order.centavos;
  sums.all = counting(sums.all, order);
  sums.sellers[idvendedor] = counting(sums.sellers[idvendedor], order);
  sums.months[indice.mes] = counting(sums.months[indice.mes], order);
  return sums;
}

function counting(sums = emptySummaries, { status, centavos }: Counted): Summaries {
  const { quantidade, centavos: sum } = sums[status];
  return { ...sums, [status]: { quantidade: quantidade + 1, centavos: sum + centavos } };
}

export function storedSums({ last, centavos, all, sellers, months }: OrderSums) {
  return {
    [paths.orderNumber]: last,
    [paths.quoteTotal]: fromCents(centavos),
    [paths.summaries]: { ...all, pedido: last },
    [paths.sellersSummaries]: sellers,
    [paths.monthsSummaries]: months,
  };
}
