import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import type { Kysely } from 'kysely';
import { byCode, checkOrder, type OrderCheck } from '../../../domain/order-check';
import { initialStatus } from '../../../domain/order-status';
import { paths } from '../../../domain/paths';
import { selectProductsOf } from '../product-table/catalog';
import { openProductTable } from '../product-table/connection';
import type { ProductTable } from '../product-table/schema';
import { linesOf } from '../stored/order-lines';
import { runCommand } from './run-command';

/**
 * Compares the pending orders that nothing compared yet with the product table: those from before there were
 * comparisons, and those whose sender never asked for one. May be run at any time, and as often as wanted.
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
  const pending = database.ref(paths.orders).orderByChild('status').equalTo(initialStatus);
  const orders: { numerodopedido: number; lines: ReturnType<typeof linesOf> }[] = [];
  (await pending.get()).forEach((order) => {
    orders.push({ numerodopedido: Number(order.key), lines: linesOf(order.child('itens')) });
  });
  let found = 0;
  let differing = 0;
  for (const { numerodopedido, lines } of orders) {
    const place = database.ref(paths.orderCheck(numerodopedido));
    if ((await place.get()).exists()) continue;
    const products = byCode(await selectProductsOf(table, lines));
    const check: OrderCheck = checkOrder(lines, products, Date.now());
    await place.set(check);
    found += 1;
    if (check.itens > 0) differing += 1;
  }
  return { found, differing };
}
