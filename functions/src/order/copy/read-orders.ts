import type { DataSnapshot, Database, Query } from 'firebase-admin/database';
import { paths } from '../../../../domain/paths';
import { copiedOrder, greatestNumber, type CopiedOrder } from './copied-order';

/** So many orders are read and saved at once, and so many where they may be very long. */
export const pageSize = 250;
export const firstSize = 10;
const manyLines = 8_000;

/** The first page is small: 250 of the largest orders don't fit into a function. */
export function sizeAfter(size: number, { copies }: Pick<Page, 'copies'>): number {
  const lines = copies.reduce((sum, copy) => sum + copy.lines.length, 0);
  return lines > manyLines ? firstSize : Math.min(2 * size, pageSize);
}

export interface Page {
  copies: CopiedOrder[];
  unreadable: number[];
  /** The last order of the page: its number, and when it changed. Undefined where there was none. */
  last: { key: string; mudouem: number } | undefined;
  isLast: boolean;
}

/** Orders by their numbers, after one of them. */
export function pageOfAll(database: Database, after = '0'): Promise<Page> {
  const numbered = database.ref(paths.orders).orderByKey().endAt(String(greatestNumber));
  return readPage(numbered.startAfter(after), pageSize);
}

/** Greater than any moment. */
const endOfTime = 8.64e15;

/** Orders that changed at this moment or later, by when they changed; after one of them. */
export function pageOfChanged(
  database: Database,
  since: number,
  after: Page['last'],
  size: number,
): Promise<Page> {
  const changed = database.ref(paths.orders).orderByChild('mudouem').endAt(endOfTime);
  const wanted = after ? changed.startAfter(after.mudouem, after.key) : changed.startAt(since);
  return readPage(wanted, size);
}

async function readPage(query: Query, size: number): Promise<Page> {
  const orders: DataSnapshot[] = [];
  (await query.limitToFirst(size).get()).forEach((order) => void orders.push(order));
  const last = orders.at(-1);
  const page: Page = {
    copies: [],
    unreadable: [],
    last: last && { key: last.key ?? '', mudouem: Number(last.child('mudouem').val()) },
    isLast: orders.length < size,
  };
  for (const order of orders) {
    const copy = copiedOrder(Number(order.key), order.val());
    if (copy) page.copies.push(copy);
    else page.unreadable.push(Number(order.key));
  }
  return page;
}
