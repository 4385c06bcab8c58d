import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import { approvedAddresses, countApproved } from '../../../domain/approval';
import { indexOf, type Order, type OrderIndex } from '../../../domain/order';
import { isOrderStatus } from '../../../domain/order-status';
import { addOrder, storedSums, sumsOfNone } from '../../../domain/order-sums';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/user';

/**
 * Recomputes everything derived from the stored orders and users: the index of each order, the sums per status, seller
 * and month, the last number, how many are approved and at which address. For data from elsewhere, such as an import or a restored
 * back-up. Nobody may send orders meanwhile.
 *
 * * Needs FIREBASE_DATABASE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs against the emulators.
 */
async function recount(): Promise<string> {
  const databaseURL = process.env['FIREBASE_DATABASE_URL'];
  if (!databaseURL) throw new Error('Uso: FIREBASE_DATABASE_URL=https://… npm run recount');
  const app = initializeApp({ databaseURL });
  try {
    const database = getDatabase(app);
    const orders = await recountOrders(database);
    const people = await recountApproved(database);
    const addresses = await keepApprovedAddresses(database, people);
    const { cliente, vendedor } = countApproved(people);
    return (
      `Contados ${orders} pedidos e ${cliente + vendedor} cadastros aprovados.` +
      (addresses > 0 ? ` Gravados ${addresses} endereços aprovados.` : '')
    );
  } finally {
    await deleteApp(app);
  }
}

/** Orders that are read and written at once. */
const chunkSize = 500;

async function recountOrders(database: Database): Promise<number> {
  const sums = sumsOfNone();
  let after = '0';
  for (;;) {
    const orders: ReturnType<typeof indexed>[] = [];
    const query = database.ref(paths.orders).orderByKey().startAfter(after).limitToFirst(chunkSize);
    (await query.get()).forEach((order) => {
      orders.push(indexed(Number(order.key), order.val() as StoredOrder));
      after = order.key;
    });
    if (orders.length === 0) break;
    orders.forEach((order) => addOrder(sums, order));
    const indexes = orders.map((order) => [paths.orderIndex(order.numerodopedido), order.indice]);
    await database.ref().update(Object.fromEntries(indexes) as Record<string, OrderIndex>);
  }
  await database.ref().update(storedSums(sums));
  return sums.orders;
}

/** What an order from elsewhere is counted by; its status may be any text. */
type StoredOrder = Pick<Order, 'data' | 'total' | 'idvendedor' | 'cliente'> & { status: string };

function indexed(numerodopedido: number, { status, ...order }: StoredOrder) {
  if (!isOrderStatus(status)) {
    throw new Error(
      `As somas não foram refeitas: o pedido ${numerodopedido} tem um status desconhecido, "${status}". ` +
        'Corrija-o e tente novamente.',
    );
  }
  const counted = { ...order, numerodopedido, status };
  return { ...counted, indice: indexOf(counted) };
}

async function recountApproved(database: Database): Promise<User[]> {
  const approved: User[] = [];
  const query = database.ref(paths.users).orderByChild('analise').equalTo(true);
  (await query.get()).forEach((user) => {
    approved.push({ ...(user.val() as User), uid: user.key });
  });
  await database.ref(paths.approved).set(countApproved(approved));
  return approved;
}

/** Who was approved before addresses were kept gets mails at the one that the record has now; answers how many. */
async function keepApprovedAddresses(database: Database, approved: User[]): Promise<number> {
  const addresses = database.ref(paths.approvedAddresses);
  const known = await addresses.get();
  const missing = approvedAddresses(approved.filter(({ uid }) => !known.hasChild(uid)));
  await addresses.update(missing);
  return Object.keys(missing).length;
}

recount().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
