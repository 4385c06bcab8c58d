import { initialStatus } from '../../../domain/order/status';
import type { Subscribe } from '../base/subscription';
import { watch } from '../base/database';
import { newestOf, ordersOfCustomer } from './search/order-lists';

/** The count of a customer's pending orders stops here, because counting requires reading the orders. */
export const maxCountedOrders = 10;

export function watchOpenOrders(customer: string): Subscribe<number> {
  return watch(
    newestOf(ordersOfCustomer(customer, initialStatus), maxCountedOrders),
    ({ size }) => size,
  );
}
