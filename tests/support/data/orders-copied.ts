import { ServerValue } from 'firebase-admin/database';
import { vi } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import { headOf } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { datedAt } from '../../../domain/order/quote/quote';
import { projectId } from '../../../emulators/ports';
import { startPostgres } from '../../../emulators/postgres/server';
import { database as openDatabase } from '../../../functions/src/firebase';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';
import { people } from './people';
import { draft } from './world';

export type OrdersCopied = Awaited<ReturnType<typeof startOrdersCopied>>;

interface Postgres {
  url: string;
  close: () => Promise<void>;
}

/** The database with orders, and PostgreSQL with their copy, in which endpoints and commands find them. */
export async function startOrdersCopied(
  startTable: () => Promise<Postgres> = () => startPostgres({ port: 0 }),
) {
  const server = await startDatabase({ projectId, rules: 'database.rules.json' });
  const postgres = await startTable();
  await migrate(postgres.url);
  const table = openPostgres(postgres.url);
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  vi.stubEnv(
    'FIREBASE_CONFIG',
    JSON.stringify({ projectId, databaseURL: `https://${projectId}.firebaseio.com` }),
  );
  const database = openDatabase();
  vi.unstubAllEnvs();
  vi.stubEnv('PRODUCT_TABLE_URL', postgres.url);

  return {
    url: postgres.url,
    table,
    database,
    /** Stores these orders and no others. */
    async put(orders: readonly Order[]) {
      const byNumber = (recordOf: (order: Order) => unknown) =>
        Object.fromEntries(orders.map((order) => [order.numerodopedido, plain(recordOf(order))]));
      await database.ref('pedidos').set(byNumber((order) => order));
      await database.ref('cabecalhos').set(byNumber(headOf));
    },
    /** Stores an order with its head, as a quote does. */
    async add(order: Order) {
      await database.ref().update({
        [`pedidos/${order.numerodopedido}`]: plain(order),
        [`cabecalhos/${order.numerodopedido}`]: plain(headOf(order)),
      });
    },
    /** Changes an order with its head, as a move does. */
    async move(number: number, fields: Partial<Order>) {
      const changed = { ...fields, mudouem: ServerValue.TIMESTAMP };
      const paths = Object.entries(changed).flatMap(([field, value]) =>
        [`pedidos/${number}/${field}`, `cabecalhos/${number}/${field}`].map((path) => [
          path,
          value,
        ]),
      );
      await database.ref().update(Object.fromEntries(paths) as object);
    },
    /** Unlike the SDK, this writes every key. */
    store: (path: string, value: unknown) => server.set(path, value),
    /** Removes the copy. */
    async forget() {
      await table.deleteFrom('pedidos').execute();
      await table
        .updateTable('copiadepedidos')
        .set({ ate: new Date(0) })
        .execute();
    },
    async close() {
      vi.unstubAllEnvs();
      // Not `deleteApp`: the functions have their own firebase-admin, whose apps the tests' one doesn't know.
      await (database.app as unknown as { delete: () => Promise<void> }).delete();
      await table.destroy();
      await Promise.all([server.close(), postgres.close()]);
    },
  };
}

/** Firebase accepts no `undefined`. */
const plain = (record: unknown): unknown => JSON.parse(JSON.stringify(record));

/** Three days ago: later than the copy's overlap. */
export const once = Date.now() - 3 * 24 * 3_600_000;

/** An order of `customer`, sent and last changed this many milliseconds after `once`. */
export function copiedOrderOf(numerodopedido: number, fields: Partial<Order> = {}): Order {
  const moment = once + numerodopedido;
  const order = datedAt(draft(people.customer, numerodopedido), new Date(moment));
  return { ...order, numerodopedido, criadoem: moment, mudouem: moment, ...fields };
}
