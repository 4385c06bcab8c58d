import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { vi } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import type { Order } from '../../../domain/order/order';
import { datedAt } from '../../../domain/order/quote/quote';
import { projectId } from '../../../emulators/ports';
import { startProductTable } from '../../../emulators/product-table/server';
import { openProductTable } from '../../../functions/src/product/table/connection';
import { migrate } from '../../../functions/src/product/table/migrate';
import { fetchAnew } from '../fetch-anew';
import { people } from './people';
import { draft } from './world';

export type OrdersCopied = Awaited<ReturnType<typeof startOrdersCopied>>;

/** The database with orders and PostgreSQL with their copy, as endpoints and commands have them. */
export async function startOrdersCopied() {
  const server = await startDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' });
  const postgres = await startProductTable({ port: 0 });
  await migrate(postgres.url);
  const table = openProductTable(postgres.url);
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  const app = initializeApp(
    { projectId, databaseURL: `https://${projectId}.firebaseio.com` },
    `copied-${server.port}`,
  );
  const database = getDatabase(app);
  vi.unstubAllEnvs();

  return {
    url: postgres.url,
    table,
    database,
    /** Stores these orders and no others. */
    async put(orders: readonly Order[]) {
      const entries = orders.map((order) => [order.numerodopedido, plain(order)] as const);
      await database.ref('pedidos').set(Object.fromEntries(entries));
    },
    /** By REST: the SDK can't write every key. */
    async store(path: string, value: unknown) {
      const url = `http://127.0.0.1:${server.port}/${path}.json?ns=${projectId}`;
      const headers = { Authorization: 'Bearer owner' };
      await fetchAnew(url, { method: 'PUT', headers, body: JSON.stringify(value) });
    },
    /** As if nothing had ever been copied. */
    async forget() {
      await table.deleteFrom('pedidos').execute();
      await table
        .updateTable('copiadepedidos')
        .set({ ate: new Date(0) })
        .execute();
    },
    async close() {
      await deleteApp(app);
      await table.destroy();
      await Promise.all([server.close(), postgres.close()]);
    },
  };
}

/** Firebase takes no `undefined`. */
const plain = (order: Order): unknown => JSON.parse(JSON.stringify(order));

/** Three days ago: later than a copy looks back. */
export const once = Date.now() - 3 * 24 * 3_600_000;

/** An order of `customer`, sent and last changed so many milliseconds after `once`. */
export function copiedOrderOf(numerodopedido: number, fields: Partial<Order> = {}): Order {
  const moment = once + numerodopedido;
  const order = datedAt(draft(people.customer, numerodopedido), new Date(moment));
  return { ...order, numerodopedido, criadoem: moment, mudouem: moment, ...fields };
}
