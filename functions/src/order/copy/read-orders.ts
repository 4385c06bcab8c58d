import type { Database } from 'firebase-admin/database';
import { paths } from '../../../../domain/paths';
import { isAboutKeys, ordersByNumber, type OrderPage } from '../../stored/order-pages';
import { copiedOrder, type CopiedOrder } from './copied-order';

/** So many orders are read and saved at once. */
export const pageSize = 250;

interface Read {
  copies: CopiedOrder[];
  unreadable: number[];
}

/** Whole orders, all of them asked for at once. */
export async function readOrders(database: Database, numbers: readonly number[]): Promise<Read> {
  const read = await Promise.all(numbers.map((number) => readOrder(database, number)));
  return {
    copies: read.filter((copy) => copy !== undefined),
    unreadable: numbers.filter((_, at) => !read[at]),
  };
}

async function readOrder(database: Database, number: number): Promise<CopiedOrder | undefined> {
  try {
    return copiedOrder(number, (await database.ref(paths.order(number)).get()).val());
  } catch (error) {
    if (isAboutKeys(error)) return undefined;
    throw error;
  }
}

export type Page = Omit<OrderPage, 'orders'> & Read;

/** Orders by their numbers, after one of them. */
export async function pageOfAll(database: Database, after = '0'): Promise<Page> {
  const { orders, ...page } = await ordersByNumber(database, after, pageSize);
  const copies: CopiedOrder[] = [];
  const unreadable = [...page.unreadable];
  for (const order of orders) {
    const copy = copiedOrder(Number(order.key), order.val());
    if (copy) copies.push(copy);
    else unreadable.push(Number(order.key));
  }
  return { ...page, copies, unreadable };
}
