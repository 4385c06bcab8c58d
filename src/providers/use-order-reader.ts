import { useCallback } from 'react';

import { findOrder } from '../data/firebase/find-order';
import type { OrderList } from '../data/firebase/order-lists';
import { readIfAllowed } from '../data/firebase/orders';
import { orderSteps } from '../data/firebase/order-steps';
import type { SearchResult } from '../data/firebase/order-search';
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

/** What is read: all of a list for null, what is looked for in it, or these orders, whatever became of them. */
export type OrdersToRead = OrderWanted | { numbers: readonly number[] } | null;

const firstStep = 100;

/** Reads the list of the OrdersProvider once and in steps, whatever is loaded of it. */
export function useOrderReader(): (wanted: OrdersToRead) => OrderReader {
  const { list, rest } = useOrders();
  return useCallback(
    (wanted) => {
      if (wanted && 'number' in wanted) {
        return oneStep(() => once(findOrder(list, wanted.number).watch));
      }
      if (wanted && 'numbers' in wanted) return these(wanted.numbers);
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

/** Orders by their numbers. */
function these(numbers: readonly number[]): OrderReader {
  let done = 0;
  return async () => {
    const step = numbers.slice(done, done + firstStep);
    if (step.length === 0) return null;
    const orders = await Promise.all(step.map(readIfAllowed));
    done += step.length;
    return { orders: orders.filter((order) => order !== null), checked: step.length };
  };
}

function oneStep(find: () => Promise<SearchResult>): OrderReader {
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
