import type { Database } from 'firebase-admin/database';
import { ordersByChange, ordersByNumber, type OrderPage } from '../../stored/order-pages';
import { copiedOrder, type CopiedOrder } from './copied-order';

/** So many orders are read and saved at once, and so many where they may be very long. */
export const pageSize = 250;
export const firstSize = 10;
const manyLines = 8_000;

/** The first page is small: 250 of the largest orders don't fit into a function. */
export function sizeAfter(size: number, { copies }: Pick<Page, 'copies'>): number {
  const lines = copies.reduce((sum, copy) => sum + copy.lines.length, 0);
  return lines > manyLines ? firstSize : Math.min(2 * size, pageSize);
}

export interface Page extends Omit<OrderPage, 'orders'> {
  copies: CopiedOrder[];
}

/** Orders by their numbers, after one of them. */
export async function pageOfAll(database: Database, after = '0'): Promise<Page> {
  return copied(await ordersByNumber(database, after, pageSize));
}

/** Orders that changed at this moment or later, by when they changed; after one of them. */
export async function pageOfChanged(
  database: Database,
  since: number,
  after: Page['last'],
  size: number,
): Promise<Page> {
  return copied(await ordersByChange(database, since, after, size));
}

function copied({ orders, ...page }: OrderPage): Page {
  const copies: CopiedOrder[] = [];
  const unreadable = [...page.unreadable];
  for (const order of orders) {
    const copy = copiedOrder(Number(order.key), order.val());
    if (copy) copies.push(copy);
    else unreadable.push(Number(order.key));
  }
  return { ...page, copies, unreadable };
}
