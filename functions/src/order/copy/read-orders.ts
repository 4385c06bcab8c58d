import type { Database } from 'firebase-admin/database';
import { paths } from '../../../../domain/paths';
import { isAboutKeys, ordersByNumber, type OrderPage } from '../../stored/order-pages';
import { copiedOrder, type CopiedOrder } from './copied-order';

/** Most orders read and saved at once. */
export const pageSize = 250;

interface Read {
  copies: CopiedOrder[];
  unreadable: number[];
}

/** Reads whole orders, all in parallel. */
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

/** A page of all orders, sorted by number, after the given key. */
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
