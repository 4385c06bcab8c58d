import { senderOf, type Order } from '../../domain/order/order';
import { totalOf } from '../../domain/figures/chart-sums';
import { sumsOfOrders } from '../../domain/figures/order-sums';
import { isCustomer } from '../../domain/people/user';
import { fromCents } from '../../domain/words/money';
import { paths } from '../../domain/paths';

/** Nodes derived from orders: numbers, sums, sending keys, and the customers' representatives. */
export function besideOrders(orders: readonly Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  const representatives: Record<string, Record<string, true>> = {};
  for (const order of orders) {
    const { cliente, idvendedor, chave, numerodopedido } = order;
    (sent[senderOf(order)] ??= {})[chave] = numerodopedido;
    if (isCustomer(cliente)) (representatives[cliente.uid] ??= {})[idvendedor] = true;
  }
  const last = Math.max(0, ...orders.map(({ numerodopedido }) => numerodopedido));
  const sums = sumsOfOrders(orders);
  return {
    [paths.orderNumber]: last,
    [paths.quoteTotal]: fromCents(totalOf(sums, 'centavos')),
    [paths.summaries]: { ...sums, pedido: last },
    [paths.allSent]: sent,
    [paths.allRepresentatives]: representatives,
  };
}
