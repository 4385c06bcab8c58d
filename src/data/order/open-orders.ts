import type { OrderHead } from '../../../domain/order/head';
import { maxChosenOrders } from '../../../domain/order/many';
import { initialStatus } from '../../../domain/order/status';
import type { Subscribe } from '../base/subscription';
import { watch, watchChildren } from '../base/database';
import { headFrom } from './record';
import { newestOf, ordersOfCustomer, ordersOfSeller } from './search/order-lists';

/** The count of a customer's pending orders stops here, because counting requires reading the orders. */
export const maxCountedOrders = 10;

export function watchOpenOrders(customer: string): Subscribe<number> {
  return watch(
    newestOf(ordersOfCustomer(customer, initialStatus), maxCountedOrders),
    ({ size }) => size,
  );
}

/** A seller's newest pending orders, as many as one bulk change may apply to. */
export function watchPendingOfSeller(seller: string): Subscribe<OrderHead[]> {
  return watchChildren(newestOf(ordersOfSeller(seller, initialStatus), maxChosenOrders), headFrom);
}
