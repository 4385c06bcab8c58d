import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'firebase-admin/database';
import { headOf } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import { paths } from '../../../../domain/paths';
import { childrenOf, recordOf, type Stored } from '../../stored/stored-fields';

/**
 * The head of an order of any version. The head lacks what the order lacks, or the rules would refuse the order's next
 * move.
 */
export function storedHead(order: Stored): Stored {
  const cliente = recordOf(order['cliente']);
  const head = headOf({ ...order, cliente, itens: childrenOf(order['itens']) } as unknown as Order);
  if (Object.keys(head['cliente'] as object).length === 0) delete head['cliente'];
  return head;
}

interface HeadedOrder {
  counted: Pick<Order, 'numerodopedido'>;
  head: Stored;
}

/**
 * The writes that make the stored heads match these orders, by path; null deletes. `after` is the key before the first
 * order. Without orders, all later heads are deleted.
 */
export async function headWrites(
  database: Database,
  orders: readonly HeadedOrder[],
  after: string,
): Promise<Record<string, Stored | null>> {
  const heads = new Map(orders.map(({ counted, head }) => [`${counted.numerodopedido}`, head]));
  const later = database.ref(paths.orderHeads).orderByKey().startAfter(after);
  const last = [...heads.keys()].at(-1);
  const stored = await (last === undefined ? later : later.endAt(last)).get();
  const writes: Record<string, Stored | null> = {};
  for (const [key, head] of heads) {
    if (!isDeepStrictEqual(stored.child(key).val(), head)) {
      writes[`${paths.orderHeads}/${key}`] = head;
    }
  }
  stored.forEach(({ key }) => {
    if (!heads.has(key)) writes[`${paths.orderHeads}/${key}`] = null;
  });
  return writes;
}

/** The write that makes the stored head match this order; empty if it already does. */
export async function headWrite(
  database: Database,
  { counted, head }: HeadedOrder,
): Promise<Record<string, Stored>> {
  const path = paths.orderHead(counted.numerodopedido);
  const stored: unknown = (await database.ref(path).get()).val();
  return isDeepStrictEqual(stored, head) ? {} : { [path]: head };
}
