import { get } from 'firebase/database';

import type { Order } from '../../../domain/order';
import { newestBefore, type OrderList } from './order-lists';
import { orderFrom } from './order-record';

/** Orders read at once: about 400 KB, two seconds on a slow phone connection. */
const stepSize = 100;

/**
 * Reads a list of orders once, newest first, a step at each call; null when there are no more. A step waits for the
 * connection; one that failed can be asked for again.
 */
export function orderSteps(list: OrderList): () => Promise<Order[] | null> {
  let before = Number.MAX_SAFE_INTEGER;
  let done = false;
  return async () => {
    if (done) return null;
    const step: Order[] = [];
    (await get(newestBefore(list, before, stepSize))).forEach((child) => {
      step.push(orderFrom(child));
    });
    before = step[0]?.numerodopedido ?? before;
    done = step.length < stepSize;
    return step.reverse();
  };
}
