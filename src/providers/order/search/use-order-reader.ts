import { useCallback } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import type { ListFilter } from '../../../../domain/order/search/by-head';
import { readHeads, readOrders } from '../../../data/order/orders';
import { numberPages } from '../../../data/order/search/filtered-orders';
import { isIn, type OrderList } from '../../../data/order/search/order-lists';
import { useOrders } from '../orders';

export interface OrderStep<Read = Order> {
  orders: readonly Read[];
  checked: number;
}

/** Reads the next step; null at the end. A failed step can be repeated. */
export type OrderReader<Read = Order> = () => Promise<OrderStep<Read> | null>;

/** All orders of the list that match a filter, its order with a number, or exactly these orders. */
export type OrdersToRead =
  | { filter: ListFilter }
  | { number: number }
  | { numbers: readonly number[] };

const stepSize = 100;

/** Reads heads, step by step. */
export function useHeadReader(): (wanted: OrdersToRead) => OrderReader<OrderHead> {
  const { list } = useOrders();
  return useCallback((wanted) => readerOf(wanted, list, readHeads), [list]);
}

/** Reads whole orders, step by step. */
export function useOrderReader(): (wanted: OrdersToRead) => OrderReader {
  const { list } = useOrders();
  return useCallback((wanted) => readerOf(wanted, list, readOrders), [list]);
}

function readerOf<Read extends OrderHead>(
  wanted: OrdersToRead,
  list: OrderList,
  read: (numbers: readonly number[]) => Promise<Read[]>,
): OrderReader<Read> {
  const nextPage = 'filter' in wanted ? numberPages(wanted.filter, { whole: true }) : undefined;
  let ahead = numbersOf(wanted);
  return async () => {
    if (ahead.length === 0) ahead = (await nextPage?.())?.numbers ?? [];
    if (ahead.length === 0) return null;
    const step = ahead.slice(0, stepSize);
    const orders = await read(step);
    ahead = ahead.slice(stepSize);
    const isWanted = (order: Read) => 'numbers' in wanted || isIn(list, order);
    return { orders: orders.filter(isWanted), checked: step.length };
  };
}

function numbersOf(wanted: OrdersToRead): readonly number[] {
  if ('numbers' in wanted) return wanted.numbers;
  return 'number' in wanted && Number.isSafeInteger(wanted.number) ? [wanted.number] : [];
}
