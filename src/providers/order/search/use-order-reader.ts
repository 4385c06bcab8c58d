import { useCallback } from 'react';

import { findOrder } from '../../../data/order/search/find-order';
import type { OrderList } from '../../../data/order/search/lists';
import { matchingSteps } from '../../../data/order/search/search';
import { readHeads, readOrders } from '../../../data/order/orders';
import { sourceOf, type OrdersWanted } from '../../../data/order/search/wanted';
import { once } from '../../../data/base/subscription';
import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import { useOrders } from '../orders';
import type { OrderWanted } from './use-order-search';

export interface OrderStep<Read = Order> {
  orders: readonly Read[];
  checked: number;
}

/** The next step, or null when there are no more. A failed step can be asked for again. */
export type OrderReader<Read = Order> = () => Promise<OrderStep<Read> | null>;

/** What is read: all of a list for null, what is looked for in it, or these orders, whatever became of them. */
export type OrdersToRead = OrderWanted | { numbers: readonly number[] } | null;

const firstStep = 100;
/** A quarter quicker than steps of 100; larger ones gain nothing more and can't be stopped for longer. */
const largestStep = 250;

const every = () => true;

/** Reads what lists show of the orders. */
export function useHeadReader(): (wanted: OrdersToRead) => OrderReader<OrderHead> {
  const { list, rest = every } = useOrders();
  return useCallback(
    (wanted) => {
      if (wanted && 'numbers' in wanted) return these(wanted.numbers, readHeads);
      if (wanted && 'number' in wanted) {
        return these([wanted.number], async ([number = 0]) => {
          const { found } = await once(findOrder(list, number).watch);
          return [...found];
        });
      }
      return stepsOf(list, wanted ?? { matches: rest });
    },
    [list, rest],
  );
}

/** Those that are looked for, where the search looks for them. */
function stepsOf(list: OrderList, wanted: OrdersWanted): OrderReader<OrderHead> {
  let read: ReturnType<typeof matchingSteps> | undefined;
  return async () => {
    read ??= await begin();
    const { matching, checked } = await read();
    return checked === 0 ? null : { orders: matching, checked };
  };

  async function begin() {
    const { lists, pick } = await sourceOf(list, wanted);
    return matchingSteps(lists, pick, firstStep, largestStep);
  }
}

/** Orders by their numbers; one that isn't among them is left out. */
function these(
  numbers: readonly number[],
  read: (numbers: readonly number[]) => Promise<OrderHead[]>,
): OrderReader<OrderHead> {
  let done = 0;
  return async () => {
    const step = numbers.slice(done, done + firstStep);
    if (step.length === 0) return null;
    const orders = await read(step);
    done += step.length;
    return { orders, checked: step.length };
  };
}

/** Reads the same orders whole. */
export function useOrderReader(): (wanted: OrdersToRead) => OrderReader {
  const reader = useHeadReader();
  return useCallback(
    (wanted) => {
      const next = reader(wanted);
      let step: OrderStep<OrderHead> | null = null;
      return async () => {
        step ??= await next();
        if (!step) return null;
        const { orders, checked } = step;
        const whole = await readOrders(orders.map(({ numerodopedido }) => numerodopedido));
        step = null;
        return { orders: whole, checked };
      };
    },
    [reader],
  );
}
