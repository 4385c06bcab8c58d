import { senderOf, type Order } from '../../domain/order/order';
import { addOrder, storedSums, sumsOfNone } from '../../domain/figures/order-sums';
import { addToPortfolios, type Portfolios } from '../../domain/people/portfolio';
import { paths } from '../../domain/paths';

/** Numbers, sums, keys of sendings, and portfolios. */
export function besideOrders(orders: readonly Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  const portfolios: Portfolios = {};
  for (const order of orders) {
    const { chave, numerodopedido } = order;
    (sent[senderOf(order)] ??= {})[chave] = numerodopedido;
    addToPortfolios(portfolios, order);
  }
  const sums = storedSums(orders.reduce(addOrder, sumsOfNone()));
  return { ...sums, [paths.allSent]: sent, [paths.portfolios]: portfolios };
}
