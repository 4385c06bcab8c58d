import type { Database } from 'firebase-admin/database';

import { toCents } from '../../../domain/words/money';
import type { OrderHead } from '../../../domain/order/head';
import { besideEarlier, mostEarlier, type BesideEarlier } from '../../../domain/order/check/usual';
import { paths } from '../../../domain/paths';

interface Judged extends Pick<OrderHead, 'numerodopedido' | 'total'> {
  cliente: { uid: string };
}

/** How an order stands beside the latest of its customer's earlier ones, which are all that is read. */
export async function compareWithEarlier(
  database: Database,
  { numerodopedido, total, cliente: { uid } }: Judged,
): Promise<BesideEarlier> {
  const found = await database
    .ref(paths.orderHeads)
    .orderByChild('cliente/uid')
    .startAt(uid)
    .endAt(uid, String(numerodopedido - 1))
    .limitToLast(mostEarlier)
    .get();
  const earlier: Pick<OrderHead, 'status' | 'centavos'>[] = [];
  found.forEach((head) => {
    const { status } = head.val() as OrderHead;
    earlier.push({ status, centavos: Number(head.child('centavos').val()) });
  });
  return besideEarlier(toCents(total), earlier);
}
