import { createStore, get, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

import type { OrderNotice } from '../../../domain/order/notice';

/** The moves whose customers are still to be told, in IndexedDB: a list under the uid of whoever made them. */

const notice = v.object({
  numerodopedido: v.number(),
  em: v.number(),
}) satisfies v.GenericSchema<unknown, OrderNotice>;

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('mmv-avisos', 'avisos'));

/** Anything that is not a notice is left out. */
function noticesFrom(stored: unknown): OrderNotice[] {
  return (Array.isArray(stored) ? (stored as unknown[]) : []).filter((entry) =>
    v.is(notice, entry),
  );
}

export async function readNotices(uid: string): Promise<readonly OrderNotice[]> {
  return noticesFrom(await get(uid, store()));
}

/** Changes the list in one step, also against other tabs. */
export async function changeNotices(
  uid: string,
  change: (notices: readonly OrderNotice[]) => readonly OrderNotice[],
): Promise<void> {
  await update<unknown>(uid, (stored) => change(noticesFrom(stored)), store());
}
