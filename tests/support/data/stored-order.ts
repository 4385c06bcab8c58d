import { headOf } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';

/** An order with its head, by path, for a write that bypasses the rules. */
export function storedOrder(order: Order): Record<string, unknown> {
  const { numerodopedido } = order;
  return { [paths.order(numerodopedido)]: order, [paths.orderHead(numerodopedido)]: headOf(order) };
}

/** The same paths with null, to remove an order. */
export function noOrder(number: number): Record<string, null> {
  return { [paths.order(number)]: null, [paths.orderHead(number)]: null };
}
