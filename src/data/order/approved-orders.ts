import {
  equalTo,
  get,
  limitToFirst,
  orderByChild,
  query,
  ref,
  startAt,
  type DataSnapshot,
} from 'firebase/database';

import type { Order } from '../../../domain/order/order';
import { isApprovedOn } from '../../../domain/order/check/approval';
import { paths } from '../../../domain/paths';
import { beginOfDay } from '../../../domain/words/time';
import type { Subscribe } from '../base/subscription';
import { database, numberFrom, read } from '../base/database';
import { orderFrom } from './record';

/** The orders that were approved on a day and still are. */
export interface ApprovedOrders {
  /** By number; those that were found so far. */
  orders: readonly Order[];
  /** The codes of their sellers, by uid. */
  sellerCodes: ReadonlyMap<string, number>;
  /** How many orders were looked at. */
  checked: number;
  /** All were. */
  done: boolean;
  /** There are orders from before it was stored when they last changed: they are not among these. */
  incomplete: boolean;
}

const stepSize = 250;

/**
 * Reads what was approved on a day, out of what changed since the day began: approving changes an order. An order that
 * changes meanwhile comes again at the end.
 */
export function readApprovedOn(day: number): Subscribe<ApprovedOrders> {
  return (next, fail) => {
    let stopped = false;
    run().catch((error: unknown) => {
      if (!stopped) fail(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      stopped = true;
    };

    async function run() {
      const found = new Map<number, Order>();
      const sellerCodes = new Map<string, number>();
      let checked = 0;
      const incomplete = await hasUndated();
      const tell = (done: boolean) => {
        const orders = [...found.values()].sort((a, b) => a.numerodopedido - b.numerodopedido);
        if (!stopped) next({ orders, sellerCodes, checked, done, incomplete });
      };
      let after: Reached | undefined = { moment: beginOfDay(day) };
      while (after && !stopped) {
        tell(false);
        const step: DataSnapshot[] = await changedFrom(after);
        for (const child of step) {
          const order = orderFrom(child);
          if (isApprovedOn(day, order)) found.set(order.numerodopedido, order);
          else found.delete(order.numerodopedido);
        }
        checked += step.length;
        after = step.length < stepSize ? undefined : reachedWith(step.at(-1));
      }
      await Promise.all(
        [...new Set([...found.values()].map(({ idvendedor }) => idvendedor))]
          .filter((uid) => uid !== '')
          .map(async (uid) => {
            const code = await read(`${paths.user(uid)}/cod`, numberFrom);
            if (code !== null) sellerCodes.set(uid, code);
          }),
      );
      tell(true);
    }
  };
}

/** A place in the index of changes: the next one begins after the order with this number. */
interface Reached {
  moment: number;
  number?: number;
}

function reachedWith(last: DataSnapshot | undefined): Reached | undefined {
  return last && { moment: numberFrom(last.child('mudouem')), number: Number(last.key) };
}

async function changedFrom({ moment, number }: Reached): Promise<DataSnapshot[]> {
  const from = number === undefined ? startAt(moment) : startAt(moment, String(number + 1));
  const orders = query(
    ref(database, paths.orders),
    orderByChild('mudouem'),
    from,
    limitToFirst(stepSize),
  );
  const step: DataSnapshot[] = [];
  (await get(orders)).forEach((child) => {
    step.push(child);
  });
  return step;
}

async function hasUndated(): Promise<boolean> {
  const undated = query(
    ref(database, paths.orders),
    orderByChild('mudouem'),
    equalTo(null),
    limitToFirst(1),
  );
  return (await get(undated)).exists();
}
