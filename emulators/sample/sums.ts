import { addBought, type Bought } from '../../domain/product/bought';
import { senderOf, type Order } from '../../domain/order/order';
import { addOrder, storedSums, sumsOfNone } from '../../domain/figures/order-sums';
import { isCustomer } from '../../domain/people/user';
import { paths } from '../../domain/paths';

/** Numbers, sums, keys of sendings, what customers bought, and whose they are. */
export function besideOrders(orders: readonly Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  const bought: Record<string, Record<string, Bought>> = {};
  const representatives: Record<string, Record<string, true>> = {};
  for (const order of orders) {
    const { cliente, idvendedor, chave, numerodopedido } = order;
    (sent[senderOf(order)] ??= {})[chave] = numerodopedido;
    addBought((bought[cliente.uid] ??= {}), order);
    if (isCustomer(cliente)) (representatives[cliente.uid] ??= {})[idvendedor] = true;
  }
  const sums = storedSums(orders.reduce(addOrder, sumsOfNone()));
  return {
    ...sums,
    [paths.allSent]: sent,
    [paths.bought]: bought,
    [paths.allRepresentatives]: representatives,
  };
}
