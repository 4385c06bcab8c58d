import type { DataSnapshot, Database, Query } from 'firebase-admin/database';
import { paths } from '../../../domain/paths';

/** The highest value of PostgreSQL's `integer`. */
export const maxInteger = 2_147_483_647;

/** Later than any moment. */
export const endOfTime = 8.64e15;

export interface OrderPage {
  orders: DataSnapshot[];
  /** Numbers of orders that the SDK fails to read, for example with a child named `hasOwnProperty`. */
  unreadable: number[];
  /** Number and time of change of the page's last order; undefined if the page is empty. */
  last: { key: string; mudouem: number } | undefined;
  isLast: boolean;
}

/** A page of orders, sorted by number, after the given key. */
export function ordersByNumber(
  database: Database,
  after: string,
  size: number,
): Promise<OrderPage> {
  const query = database.ref(paths.orders).orderByKey().startAfter(after);
  return readPage(size, {
    within: () => query.endAt(String(maxInteger)),
    nextUnreadable: async () => ({
      key: await least(Number(after), maxInteger, (key) => fails(query.endAt(String(key)))),
      mudouem: NaN,
    }),
  });
}

/** Orders changed at or after `since`, sorted by the time of change; with `after` those after that order. */
export function ordersByChange(
  database: Database,
  since: number,
  after: OrderPage['last'],
  size: number,
): Promise<OrderPage> {
  const changed = database.ref(paths.orders).orderByChild('mudouem');
  const query = after ? changed.startAfter(after.mudouem, after.key) : changed.startAt(since);
  return readPage(size, {
    within: () => query.endAt(endOfTime),
    nextUnreadable: async () => {
      const from = Math.floor(after?.mudouem ?? since);
      const mudouem = await least(from, endOfTime, (moment) => fails(query.endAt(moment)));
      const key = await least(0, maxInteger, (number) =>
        fails(query.endAt(mudouem, String(number))),
      );
      return { key, mudouem };
    },
  });
}

interface Pages {
  within: () => Query;
  nextUnreadable: () => Promise<{ key: number; mudouem: number }>;
}

/** Reads a page. If that fails, tries shorter pages until it finds the unreadable order. */
async function readPage(size: number, pages: Pages): Promise<OrderPage> {
  try {
    const orders: DataSnapshot[] = [];
    const page = await pages.within().limitToFirst(size).get();
    page.forEach((order) => void orders.push(order));
    const last = orders.at(-1);
    return {
      orders,
      unreadable: [],
      last: last && { key: last.key ?? '', mudouem: Number(last.child('mudouem').val()) },
      isLast: orders.length < size,
    };
  } catch (error) {
    if (!isAboutKeys(error)) throw error;
  }
  if (size > 1) return readPage(Math.ceil(size / 4), pages);
  const { key, mudouem } = await pages.nextUnreadable();
  return {
    orders: [],
    unreadable: [key],
    last: { key: String(key), mudouem },
    isLast: false,
  };
}

/** The SDK calls `hasOwnProperty` on the data, which a child of that name breaks. */
export function isAboutKeys(error: unknown): boolean {
  return error instanceof TypeError;
}

async function fails(query: Query): Promise<boolean> {
  try {
    await query.limitToFirst(1).get();
    return false;
  } catch (error) {
    if (isAboutKeys(error)) return true;
    throw error;
  }
}

/** Binary search for the lowest number that `is` accepts, if it accepts all higher ones too. */
async function least(
  from: number,
  to: number,
  is: (number: number) => Promise<boolean>,
): Promise<number> {
  const middle = from + Math.floor((to - from) / 2);
  if (from >= to) return to;
  return (await is(middle)) ? least(from, middle, is) : least(middle + 1, to, is);
}
