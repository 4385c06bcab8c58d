import { addBought, type Bought } from '../../domain/bought';
import { senderOf, type Order } from '../../domain/order';
import { addOrder, storedSums, sumsOfNone } from '../../domain/order-sums';
import { paths } from '../../domain/paths';

/** What stands in the database beside these orders: numbers, sums, the keys of their sending, and what each
 * customer has bought. */
export function besideOrders(orders: readonly Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  const bought: Record<string, Record<string, Bought>> = {};
  for (const order of orders) {
    const { cliente, chave, numerodopedido } = order;
    (sent[senderOf(order)] ??= {})[chave] = numerodopedido;
    addBought((bought[cliente.uid] ??= {}), order);
  }
  const sums = storedSums(orders.reduce(addOrder, sumsOfNone()));
  return { ...sums, [paths.allSent]: sent, [paths.bought]: bought };
}
