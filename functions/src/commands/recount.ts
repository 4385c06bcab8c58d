import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import { countOrder, emptyCounts, indexOf, roundedSums, type CountedOrder } from './recount/counts';

/**
 * Recomputes everything derived from the stored orders and users: the index of each order, the sums per status, seller
 * and month, the last number, and how many are approved. For data from elsewhere, such as an import or a restored
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
    return `Contados ${orders} pedidos e ${people} cadastros aprovados.`;
  } finally {
    await deleteApp(app);
  }
}

/** Orders that are read and written at once. */
const chunkSize = 500;

async function recountOrders(database: Database): Promise<number> {
  const counts = emptyCounts();
  let after = '0';
  for (;;) {
    const chunk = new Map<string, CountedOrder>();
    const query = database.ref('pedidos').orderByKey().startAfter(after).limitToFirst(chunkSize);
    (await query.get()).forEach((order) => {
      chunk.set(order.key, order.val() as CountedOrder);
    });
    if (chunk.size === 0) break;
    const indexes: Record<string, object> = {};
    for (const [key, order] of chunk) {
      countOrder(counts, Number(key), order);
      indexes[`pedidos/${key}/indice`] = indexOf(order);
      after = key;
    }
    await database.ref().update(indexes);
  }
  await database.ref().update(roundedSums(counts));
  return counts.orders;
}

async function recountApproved(database: Database): Promise<number> {
  const approved = { cliente: 0, vendedor: 0 };
  const query = database.ref('usuarios').orderByChild('analise').equalTo(true);
  (await query.get()).forEach((user) => {
    const permissao: unknown = user.child('permissao').val();
    if (permissao === 'cliente' || permissao === 'vendedor') approved[permissao] += 1;
  });
  await database.ref('aprovados').set(approved);
  return approved.cliente + approved.vendedor;
}

recount().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
