import { endAt, limitToFirst, orderByChild, query, ref, startAt } from 'firebase/database';

import { dayOf, type OrderQuestion } from '../../../../domain/order/search/question';
import { paths } from '../../../../domain/paths';
import { dayText } from '../../../../domain/figures/period';
import { database, read, readChildren, readNumber, serverDay } from '../../base/database';
import type { NumberRange, OrderList } from './lists';
import { headFrom } from '../record';

/** Between which numbers the orders of some days lie: numbers rise with the days. A day that isn't over leaves it open. */
export async function numbersOf(
  list: OrderList,
  { from, to }: Pick<OrderQuestion, 'from' | 'to'>,
): Promise<NumberRange> {
  const [last, today] = await Promise.all([readNumber(paths.orderNumber), serverDay()]);
  const isOpen = to === '' || to >= dayText(today);
  const known = new Map<number, Promise<Found | null>>();
  const look = (number: number) => {
    const found = known.get(number) ?? firstFrom(list, number);
    known.set(number, found);
    return found;
  };
  const [first, end] = await Promise.all([
    from === '' ? undefined : numberWhere(last, look, (day) => day >= from),
    isOpen ? undefined : numberWhere(last, look, (day) => day > to),
  ]);
  return { from: first, upTo: end === undefined ? undefined : end - 1 };
}

interface Found {
  number: number;
  day: string;
}

/** The first order of a list from a number on, or of all where one may read them; null where there is none. */
async function firstFrom({ child, from }: OrderList, number: number): Promise<Found | null> {
  if (child === 'status') {
    const data = await read(`${paths.orderHead(number)}/data`, (stored) => String(stored.val()));
    if (data !== null) return { number, day: dayOf(data) };
  }
  const orders = query(
    ref(database, paths.orderHeads),
    orderByChild(child),
    startAt(from, String(number)),
    endAt(from),
    limitToFirst(1),
  );
  const [order] = await readChildren(orders, headFrom);
  return order ? { number: order.numerodopedido, day: dayOf(order.data) } : null;
}

/** The first number from which on the orders' days are such; one more than the last where none is. */
async function numberWhere(
  last: number,
  look: (number: number) => Promise<Found | null>,
  isSuch: (day: string) => boolean,
): Promise<number> {
  let low = 1;
  let high = last + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = await look(middle);
    if (found === null || isSuch(found.day)) high = middle;
    else low = found.number + 1;
  }
  return low;
}
