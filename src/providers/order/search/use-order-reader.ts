import { useCallback } from 'react';

import { findOrder } from '../../../data/order/search/find-order';
import type { OrderList } from '../../../data/order/search/lists';
import { matchingSteps } from '../../../data/order/search/search';
import { readIfAllowed } from '../../../data/order/orders';
import { sourceOf, type OrdersWanted } from '../../../data/order/search/wanted';
import { once } from '../../../data/base/subscription';
import type { Order } from '../../../../domain/order/order';
import { useOrders } from '../orders';
import type { OrderWanted } from './use-order-search';

export interface OrderStep {
  orders: readonly Order[];
  checked: number;
}

/** The next step, or null when there are no more. A failed step can be asked for again. */
export type OrderReader = () => Promise<OrderStep | null>;

/** What is read: all of a list for null, what is looked for in it, or these orders, whatever became of them. */
export type OrdersToRead = OrderWanted | { numbers: readonly number[] } | null;

const firstStep = 100;
/** A quarter quicker than steps of 100; larger ones gain nothing more and can't be stopped for longer. */
const largestStep = 250;

const every = () => true;

export function useOrderReader(): (wanted: OrdersToRead) => OrderReader {
  const { list, rest = every } = useOrders();
  return useCallback(
    (wanted) => {
      if (wanted && 'numbers' in wanted) return these(wanted.numbers, readIfAllowed);
      if (wanted && 'number' in wanted) {
        return these([wanted.number], async (number) => {
          const { found } = await once(findOrder(list, number).watch);
          return found[0] ?? null;
        });
      }
      return stepsOf(list, wanted ?? { matches: rest });
    },
    [list, rest],
  );
}

/** Those that are looked for, where the search looks for them. */
function stepsOf(list: OrderList, wanted: OrdersWanted): OrderReader {
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

/** Orders by their numbers; null for one that isn't among them. */
function these(
  numbers: readonly number[],
  read: (number: number) => Promise<Order | null>,
): OrderReader {
  let done = 0;
  return async () => {
    const step = numbers.slice(done, done + firstStep);
    if (step.length === 0) return null;
    const orders = await Promise.all(step.map(read));
    done += step.length;
    return { orders: orders.filter((order) => order !== null), checked: step.length };
  };
}
