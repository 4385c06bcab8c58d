import type { Order } from '../../domain/order';
import { addOrder, storedSums, sumsOfNone } from '../../domain/order-sums';
import { paths } from '../../domain/paths';

/** What stands in the database beside these orders: numbers, sums and the keys of their sending. */
export function besideOrders(orders: readonly Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  for (const { cliente, chave, numerodopedido } of orders) {
    (sent[cliente.uid] ??= {})[chave] = numerodopedido;
  }
  return { ...storedSums(orders.reduce(addOrder, sumsOfNone())), [paths.allSent]: sent };
}
