import { useCallback } from 'react';

import { findOrder } from '../../../data/order/search/find-order';
import type { OrderList } from '../../../data/order/search/lists';
import { orderSteps } from '../../../data/order/search/steps';
import type { SearchResult } from '../../../data/order/search/search';
import { readIfAllowed } from '../../../data/order/orders';
import type { OrdersWanted } from '../../../data/order/search/wanted';
import { once } from '../../../data/base/subscription';
import type { Order } from '../../../../domain/order/order';
import { useOrders } from '../orders';
import type { OrderWanted } from './use-order-search';

/** One step of reading a list of orders. */
export interface OrderStep {
  /** Those that are wanted. */
  orders: readonly Order[];
  /** How many were looked at. */
  checked: number;
}

/** The next step, or null when there are no more. A failed step can be asked for again. */
export type OrderReader = () => Promise<OrderStep | null>;

/** What is read: all of a list for null, what is looked for in it, or these orders, whatever became of them. */
export type OrdersToRead = OrderWanted | { numbers: readonly number[] } | null;

const firstStep = 100;
/** A quarter quicker than steps of 100; larger ones gain nothing more and can't be stopped for longer. */
const largestStep = 250;

/** Reads the list of the OrdersProvider once and in steps, whatever is loaded of it. */
export function useOrderReader(): (wanted: OrdersToRead) => OrderReader {
  const { list, rest } = useOrders();
  return useCallback(
    (wanted) => {
      if (wanted && 'numbers' in wanted) return these(wanted.numbers);
      if (wanted && 'number' in wanted) {
        return oneStep(() => once(findOrder(list, wanted.number).watch));
      }
      return wanted ? stepsOf(list, wanted) : allOf(list, rest);
    },
    [list, rest],
  );
}

/** All of a list but what `rest` leaves out. */
function allOf(list: OrderList, rest: (order: Order) => boolean = () => true): OrderReader {
  const { next } = orderSteps([list], firstStep, largestStep);
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
    const { sourceOf } = await import('../../../data/order/search/wanted');
    const { lists, pick } = await sourceOf(list, wanted);
    const { next } = orderSteps(lists, firstStep, largestStep);
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
