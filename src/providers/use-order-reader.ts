import { useCallback } from 'react';

import { findOrder } from '../data/firebase/find-order';
import type { OrderList } from '../data/firebase/order-lists';
import { orderSteps } from '../data/firebase/order-steps';
import type { OrdersWanted } from '../data/firebase/wanted-orders';
import type { Subscribe } from '../data/subscription';
import type { Order } from '../../domain/order';
import { useOrders } from './orders';
import type { OrderWanted } from './use-order-search';

/** One step of reading a list of orders. */
export interface OrderStep {
  /** Those that are wanted. */
  orders: readonly Order[];
  /** How many were looked at. */
  checked: number;
}

/** The next step, null when there are no more; one that failed can be asked for again. */
export type OrderReader = () => Promise<OrderStep | null>;

/** What is looked for in the list, or orders that are known already. */
export type OrdersToRead = OrderWanted | { orders: readonly Order[] };

/** Reads the list of the OrdersProvider once and in steps, whatever is loaded of it; null wants all of it. */
export function useOrderReader(): (wanted: OrdersToRead | null) => OrderReader {
  const { list, rest } = useOrders();
  return useCallback(
    (wanted) => {
      if (wanted && 'number' in wanted) {
        return oneStep(() => once(findOrder(list, wanted.number).watch));
      }
      if (wanted && 'orders' in wanted) {
        const { orders } = wanted;
        return oneStep(() => Promise.resolve({ found: orders, checked: orders.length }));
      }
      return wanted ? stepsOf(list, wanted) : allOf(list, rest);
    },
    [list, rest],
  );
}

/** All of a list but what `rest` leaves out. */
function allOf(list: OrderList, rest: (order: Order) => boolean = () => true): OrderReader {
  const { next } = orderSteps([list]);
  return async () => {
    const orders = await next();
    return orders && { orders: orders.filter(rest), checked: orders.length };
  };
}

/** Those that are looked for, where the search looks for them. */
function stepsOf(list: OrderList, wanted: OrdersWanted): OrderReader {
  let begun: Promise<OrderReader> | undefined;
  return async () => {
    begun ??= begin();
    const read = await begun.catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return read();
  };

  async function begin(): Promise<OrderReader> {
    const { sourceOf } = await import('../data/firebase/wanted-orders');
    const { lists, pick } = await sourceOf(list, wanted);
    const { next } = orderSteps(lists);
    return async () => {
      const orders = await next();
      return orders && { orders: await pick(orders), checked: orders.length };
    };
  }
}

function oneStep(find: () => Promise<{ found: readonly Order[]; checked: number }>): OrderReader {
  let done = false;
  return async () => {
    if (done) return null;
    const { found, checked } = await find();
    done = true;
    return { orders: found, checked };
  };
}

/** The first value of a listener, which is closed then. */
function once<T>(watch: Subscribe<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = watch((value) => {
      resolve(value);
      // It may come before there is anything to stop.
      queueMicrotask(() => stop());
    }, reject);
  });
}
