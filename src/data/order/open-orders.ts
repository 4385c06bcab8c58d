import { initialStatus } from '../../../domain/order/status';
import type { Subscribe } from '../base/subscription';
import { watch } from '../base/database';
import { newestOf, ordersOfCustomer } from './search/lists';

/** A customer's open orders are counted no further: nothing but the orders themselves says how many there are. */
export const mostOpen = 10;

export function watchOpenOrders(customer: string): Subscribe<number> {
  return watch(newestOf(ordersOfCustomer(customer, initialStatus), mostOpen), ({ size }) => size);
}
