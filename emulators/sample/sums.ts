import { senderOf, type Order } from '../../domain/order/order';
import { addOrder, storedSums, sumsOfNone } from '../../domain/figures/order-sums';
import { isCustomer } from '../../domain/people/user';
import { paths } from '../../domain/paths';

/** Numbers, sums, keys of sendings, and whose customers they are. */
export function besideOrders(orders: readonly Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  const representatives: Record<string, Record<string, true>> = {};
  for (const order of orders) {
    const { cliente, idvendedor, chave, numerodopedido } = order;
    (sent[senderOf(order)] ??= {})[chave] = numerodopedido;
    if (isCustomer(cliente)) (representatives[cliente.uid] ??= {})[idvendedor] = true;
  }
  const sums = storedSums(orders.reduce(addOrder, sumsOfNone()));
  return {
    ...sums,
    [paths.allSent]: sent,
    [paths.allRepresentatives]: representatives,
  };
}
