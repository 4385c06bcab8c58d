import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database, type DataSnapshot } from 'firebase-admin/database';
import type { Kysely } from 'kysely';
import { byCode, checkOrder } from '../../../domain/order/check/comparison';
import { initialStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { selectProductsOf } from '../product/table/catalog';
import { openProductTable } from '../product/table/connection';
import type { ProductTable } from '../product/table/schema';
import { compareWithEarlier } from '../stored/earlier-orders';
import { linesOf } from '../stored/order-lines';
import { runCommand } from './run-command';

/**
 * Compares the pending orders that nothing compared yet with the product table and with their customers' earlier ones:
 * those of the original installation, and those whose sender never asked for it. May be run at any time.
 *
 * * Needs PRODUCT_TABLE_URL and FIREBASE_DATABASE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs against the
 * emulators.
 */
void runCommand(async (url) => {
  const databaseURL = process.env['FIREBASE_DATABASE_URL'];
  if (!databaseURL) throw new Error('Nada foi feito: informe FIREBASE_DATABASE_URL=https://….');
  const app = initializeApp({ databaseURL });
  const table = openProductTable(url);
  try {
    const { found, differing } = await checkPending(getDatabase(app), table);
    return `Pedidos pendentes conferidos: ${found}. Diferem da tabela de produtos: ${differing}.`;
  } finally {
    await table.destroy();
    await deleteApp(app);
  }
});

async function checkPending(database: Database, table: Kysely<ProductTable>) {
  const pending = database.ref(paths.orderHeads).orderByChild('status').equalTo(initialStatus);
  const heads: DataSnapshot[] = [];
  (await pending.get()).forEach((head) => void heads.push(head));
  let found = 0;
  let differing = 0;
  for (const head of heads) {
    const place = database.ref(paths.orderCheck(Number(head.key)));
    if ((await place.get()).exists()) continue;
    const besideEarlier = await compareWithEarlier(database, judged(head));
    const stored = await database.ref(paths.orderLines(Number(head.key))).get();
    const lines = linesOf(stored.val());
    const products = byCode(await selectProductsOf(table, lines));
    const compared = checkOrder(lines, products, Date.now());
    await place.set({ ...compared, ...besideEarlier });
    found += 1;
    if (compared.itens > 0) differing += 1;
  }
  return { found, differing };
}

function judged(head: DataSnapshot) {
  return {
    numerodopedido: Number(head.key),
    total: Number(head.child('total').val()),
    cliente: { uid: String(head.child('cliente/uid').val() ?? '') },
  };
}
