import { addBought, type Bought } from '../../domain/product/bought';
import { senderOf, type Order } from '../../domain/order/order';
import { totalOf } from '../../domain/figures/chart-sums';
import { sumsOfOrders } from '../../domain/figures/order-sums';
import { fromCents } from '../../domain/words/money';
import { addToPortfolios, type Portfolios } from '../../domain/people/portfolio';
import { paths } from '../../domain/paths';

/** Numbers, sums, keys of sendings, what customers bought, and portfolios. */
export function besideOrders(orders: readonly Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  const bought: Record<string, Record<string, Bought>> = {};
  const portfolios: Portfolios = {};
  for (const order of orders) {
    const { cliente, chave, numerodopedido } = order;
    (sent[senderOf(order)] ??= {})[chave] = numerodopedido;
    addBought((bought[cliente.uid] ??= {}), order);
    addToPortfolios(portfolios, order);
  }
  const last = Math.max(0, ...orders.map(({ numerodopedido }) => numerodopedido));
  const sums = sumsOfOrders(orders);
  return {
    [paths.orderNumber]: last,
    [paths.quoteTotal]: fromCents(totalOf(sums, 'centavos')),
    [paths.summaries]: { ...sums, pedido: last },
    [paths.allSent]: sent,
    [paths.bought]: bought,
    [paths.portfolios]: portfolios,
  };
}
