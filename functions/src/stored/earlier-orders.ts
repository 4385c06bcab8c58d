import type { Database } from 'firebase-admin/database';

import { toCents } from '../../../domain/words/money';
import type { Order } from '../../../domain/order/order';
import { besideEarlier, mostEarlier, type BesideEarlier } from '../../../domain/order/check/usual';
import { paths } from '../../../domain/paths';

interface Judged extends Pick<Order, 'numerodopedido' | 'total'> {
  cliente: { uid: string };
}

/** How an order stands beside the latest of its customer's earlier ones, which are all that is read. */
export async function compareWithEarlier(
  database: Database,
  { numerodopedido, total, cliente: { uid } }: Judged,
): Promise<BesideEarlier> {
  const found = await database
    .ref(paths.orders)
    .orderByChild('cliente/uid')
    .startAt(uid)
    .endAt(uid, String(numerodopedido - 1))
    .limitToLast(mostEarlier)
    .get();
  const earlier: Pick<Order, 'status' | 'centavos'>[] = [];
  found.forEach((order) => {
    const { status } = order.val() as Order;
    // Only a recount gives orders of the original whole cents.
    earlier.push({ status, centavos: toCents(Number(order.child('total').val())) });
  });
  return besideEarlier(toCents(total), earlier);
}
