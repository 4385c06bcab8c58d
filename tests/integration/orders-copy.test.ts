import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, ServerValue, type Database } from 'firebase-admin/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import { indexOf, type Order } from '../../domain/order';
import { projectId } from '../../emulators/ports';
import { startProductTable } from '../../emulators/product-table/server';
import { catchUp } from '../../functions/src/orders-copy/catch-up';
import { rebuildCopy } from '../../functions/src/orders-copy/rebuild-copy';
import { pageSize } from '../../functions/src/orders-copy/read-orders';
import { saveCopies } from '../../functions/src/orders-copy/save-copies';
import { openProductTable } from '../../functions/src/product-table/connection';
import { migrate } from '../../functions/src/product-table/migrate';
import { copiedOrder } from '../../functions/src/orders-copy/copied-order';
import { people } from '../support/people';
import { draft } from '../support/world';

let server: Awaited<ReturnType<typeof startDatabase>>;
let postgres: Awaited<ReturnType<typeof startProductTable>>;
let table: ReturnType<typeof openProductTable>;
let app: ReturnType<typeof initializeApp>;
let database: Database;

beforeAll(async () => {
  server = await startDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' });
  postgres = await startProductTable({ port: 0 });
  await migrate(postgres.url);
  table = openProductTable(postgres.url);
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  app = initializeApp(
    { projectId, databaseURL: `https://${projectId}.firebaseio.com` },
    'orders-copy',
  );
  database = getDatabase(app);
  vi.unstubAllEnvs();
});

afterAll(async () => {
  await deleteApp(app);
  await table.destroy();
  await Promise.all([server.close(), postgres.close()]);
});

/** Three days ago: no order of the tests changed as lately as a copy looks back. */
const once = Date.now() - 3 * 24 * 3_600_000;

function orderOf(numerodopedido: number, fields: Partial<Order> = {}): Order {
  const order = draft(people.customer, numerodopedido);
  const moment = once + numerodopedido;
  return {
    ...order,
    indice: indexOf(order),
    numerodopedido,
    criadoem: moment,
    mudouem: moment,
    ...fields,
  };
}

const orders = (count: number) => Array.from({ length: count }, (_, at) => orderOf(at + 1));

const plain = (order: Order): unknown => JSON.parse(JSON.stringify(order));

async function put(stored: readonly Order[]) {
  const entries = stored.map((order) => [order.numerodopedido, plain(order)] as const);
  await database.ref('pedidos').set(Object.fromEntries(entries));
}

beforeEach(async () => {
  await table.deleteFrom('pedidos').execute();
  await table
    .updateTable('copiadepedidos')
    .set({ ate: new Date(0) })
    .execute();
});

const catchUpNow = (deadline = Infinity) => catchUp(database, (query) => query(table), deadline);

const copies = () => table.selectFrom('pedidos').selectAll().orderBy('numeropedido').execute();
const lines = () => table.selectFrom('itensdopedido').selectAll().orderBy('numeropedido').execute();
const numbers = async () => (await copies()).map(({ numeropedido }) => numeropedido);
const copyOf = async (number: number) =>
  (await copies()).find(({ numeropedido }) => numeropedido === number);

describe('§7 the copy of the orders', () => {
  test('holds what changed, page after page, with its lines', async () => {
    const count = 2 * pageSize + 1;
    await put(orders(count));
    await catchUpNow();
    expect(await numbers()).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    expect(await copyOf(7)).toMatchObject({
      status: 'Pendente',
      total_centavos: 17980,
      criadoem: new Date(once + 7),
      razaosocial: people.customer.razaosocial,
      idcliente: 'customer',
      idvendedor: 'seller',
      mudouem: new Date(once + 7),
      pedido: { chave: orderOf(7).chave },
    });
    expect((await lines()).slice(0, 2)).toMatchObject([
      { numeropedido: 1, posicao: 0, cd_produto: '1001', quantidade: 2, preco_centavos: 8990 },
      { numeropedido: 2, posicao: 0, total_centavos: 17980 },
    ]);
  });

  test('learns of every later write, and numbers it after all earlier copies', async () => {
    await put(orders(3));
    await catchUpNow();
    const before = await copies();
    await database.ref('pedidos/2').update({ status: 'Aprovado', mudouem: ServerValue.TIMESTAMP });
    await catchUpNow();
    const after = await copies();
    expect(after.map(({ status }) => status)).toEqual(['Pendente', 'Aprovado', 'Pendente']);
    expect(after[1]?.copia).toBeGreaterThan(Math.max(...before.map(({ copia }) => copia)));
    expect([after[0]?.copia, after[2]?.copia]).toEqual([before[0]?.copia, before[2]?.copia]);
    expect(await lines()).toHaveLength(3);
  });

  test('asked again, copies nothing twice', async () => {
    await put([orderOf(1, { mudouem: Date.now() })]);
    await catchUpNow();
    const before = await copies();
    await catchUpNow();
    expect(await copies()).toEqual(before);
  });

  test('several at once make one copy of each', async () => {
    await put(orders(pageSize + 20));
    await Promise.all([catchUpNow(), catchUpNow(), catchUpNow()]);
    expect(await numbers()).toHaveLength(pageSize + 20);
    expect(await lines()).toHaveLength(pageSize + 20);
  });

  test('an order that can’t be read holds up no other', async () => {
    await put([orderOf(1), orderOf(2, { status: 'Cancelado' as never }), orderOf(3)]);
    await catchUpNow();
    expect(await numbers()).toEqual([1, 3]);
  });

  test('nor does one that PostgreSQL refuses', async () => {
    const [good, bad] = [1, 2].map((number) => copiedOrder(number, orderOf(number)));
    if (!good || !bad) throw new Error('no copies');
    const broken = { ...bad, order: { ...bad.order, criadoem: 'ontem' } };
    expect(await saveCopies(table, { copies: [broken, good] })).toEqual([2]);
    expect(await numbers()).toEqual([1]);
  });

  test('at its deadline says how far it came, and goes on from there', async () => {
    await put(orders(pageSize + 1));
    await expect(catchUpNow(0)).rejects.toMatchObject({
      status: 503,
      codigo: 'copia-atrasada',
      message: expect.stringContaining('a cópia dos pedidos ainda está em ') as unknown,
    });
    expect(await numbers()).toHaveLength(pageSize);
    await catchUpNow();
    expect(await numbers()).toHaveLength(pageSize + 1);
  });

  test('what was read before never takes the place of what was read after', async () => {
    const [older, newer] = [1, 2].map((age) => copiedOrder(1, orderOf(1, { mudouem: age })));
    if (!older || !newer) throw new Error('no copies');
    await saveCopies(table, { copies: [newer] });
    await saveCopies(table, { copies: [older], anew: true });
    expect(await copyOf(1)).toMatchObject({ mudouem: new Date(2) });
  });
});

describe('§7 the copy made anew', () => {
  test('has the orders of before `mudouem` too, and none that isn’t stored', async () => {
    const { mudouem: _none, ...older } = orderOf(3);
    await put([orderOf(1), orderOf(2), older, orderOf(9)]);
    await catchUpNow();
    expect(await numbers()).toEqual([1, 2, 9]);
    await database.ref('pedidos').update({ 1: null, 9: null });
    expect(await rebuildCopy(database, table)).toEqual({ orders: 2, missing: [] });
    expect(await numbers()).toEqual([2, 3]);
  });

  test('tells machines of nothing that stayed as it was', async () => {
    await put(orders(pageSize + 3));
    await catchUpNow();
    const before = await copies();
    await table.updateTable('pedidos').set({ cidade: '', estado: '' }).execute();
    await rebuildCopy(database, table);
    expect(await copies()).toEqual(before);
  });

  test('is complete: what changes from then on follows', async () => {
    await put([...orders(2), orderOf(3, { status: 'Cancelado' as never })]);
    expect(await rebuildCopy(database, table)).toEqual({ orders: 2, missing: [3] });
    await database.ref('pedidos/1').update({ status: 'Excluido', mudouem: ServerValue.TIMESTAMP });
    await catchUpNow();
    expect(await copyOf(1)).toMatchObject({ status: 'Excluido' });
  });
});
