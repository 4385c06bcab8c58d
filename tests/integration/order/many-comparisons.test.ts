import { once as event } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from 'firebase-admin/database';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { TodaysDoubts } from '../../../domain/order/check/doubts';
import { indexOf, type Order } from '../../../domain/order/order';
import { maximumLines } from '../../../domain/order/lines';
import { createApp } from '../../../functions/src/app';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { storedOrder } from '../../support/data/stored-order';
import { draft, sellerEntries } from '../../support/data/world';
import { fetchAnew } from '../../support/fetch-anew';

const served = vi.hoisted(() => ({ database: undefined as Database | undefined }));
vi.mock('../../../functions/src/firebase', () => ({
  database: () => served.database,
  // The token is the uid: who may call is the business of endpoints.test.ts.
  auth: () => ({ verifyIdToken: (uid: string) => Promise.resolve({ uid }) }),
  projectId: () => 'demo-mmv',
}));

let stack: OrdersCopied;
let server: Server;
beforeAll(async () => {
  stack = await startOrdersCopied();
  served.database = stack.database;
  vi.stubEnv('PRODUCT_TABLE_URL', stack.url);
  server = createServer(createApp()).listen(0, '127.0.0.1');
  await event(server, 'listening');
  await stack.database.ref('usuarios').set(people);
  const category = { CD_GRUPO: 'PNEU', DESCRICAO: 'Pneus' };
  await stack.table.insertInto('categorias').values(category).execute();
  const products = [
    { CD_PRODUTO: '1001', DESCRICAO: 'PNEU ARO 29', preco_venda: 89.9, estoque_saldo: 12 },
    { CD_PRODUTO: '1002', DESCRICAO: 'CÂMARA', preco_venda: 20, estoque_saldo: 3 },
  ];
  await stack.table
    .insertInto('produtos')
    .values(products.map((product) => ({ ...product, CD_GRUPO: 'PNEU', ativo: true })))
    .execute();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await event(server, 'close');
  await stack.close();
});

type Answer = (Partial<TodaysDoubts> & { numerodopedido: number })[];

async function ask(pedidos: string, as: keyof typeof people = 'admin') {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/conferencias?pedidos=${pedidos}`;
  const response = await fetchAnew(url, { headers: { Authorization: `Bearer ${as}` } });
  return { status: response.status, body: (await response.json()) as Answer };
}

const numbersOf = ({ body }: { body: Answer }) => body.map((order) => order.numerodopedido);

/** An order of two tyres at 89.90 as the table has them, stored with these fields. */
async function put(numerodopedido: number, fields: object = {}, seller = sellerEntries.seller) {
  const order = { ...draft(people.customer, numerodopedido, seller), numerodopedido, ...fields };
  const whole = JSON.stringify({ ...order, indice: indexOf(order), criadoem: 1, mudouem: 1 });
  await stack.database.ref().update(storedOrder(JSON.parse(whole) as Order));
}

const line = {
  ...{ CD_PRODUTO: '1001', DESCRICAO: 'PNEU ARO 29', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 89.9, estoque_saldo: 12, quantity: 2 },
};
const asTheTableSays = {
  ...{ differing: 0, counts: { codigo: 0, nome: 0, preco: 0, estoque: 0 } },
  ...{ short: 0, dearer: 0 },
};

describe('§7 GET /conferencias: many orders beside the product table of today', () => {
  test('tells in numbers what differs', async () => {
    await put(1);
    await put(2, {
      itens: [
        { ...line, preco_venda: 80, estoque_saldo: 99 },
        { ...line, CD_PRODUTO: '1002', quantity: 5 },
        { ...line, CD_PRODUTO: 'NADA', quantity: 1 },
      ],
      total: 699.4,
    });
    await put(3, { total: 1 });
    const { status, body } = await ask('3,1,2');
    expect(status).toBe(200);
    expect(body).toEqual([
      { numerodopedido: 3, ...asTheTableSays, sum: 17_980 },
      { numerodopedido: 1, ...asTheTableSays },
      {
        numerodopedido: 2,
        ...{ differing: 3, counts: { codigo: 1, nome: 1, preco: 2, estoque: 2 } },
        // Two tyres are 9.90 dearer each, five tubes 69.90 cheaper.
        ...{ short: 1, dearer: 1980 - 34_950 },
      },
    ]);
  });

  test('the administrator reads all, a seller those that they represent, a customer none', async () => {
    await put(1);
    await put(2, {}, sellerEntries.seller2);
    expect(numbersOf(await ask('1,2'))).toEqual([1, 2]);
    expect(numbersOf(await ask('1,2', 'seller'))).toEqual([1]);
    expect(numbersOf(await ask('1,2', 'seller2'))).toEqual([2]);
    expect(await ask('1', 'customer')).toMatchObject({
      status: 403,
      body: { erro: { codigo: 'sem-permissao' } },
    });
  });

  test('leaves out what isn’t there or isn’t pending, and tells a number once', async () => {
    await put(1);
    await put(2, { status: 'Aprovado' });
    expect(numbersOf(await ask('999,2,1,1'))).toEqual([1]);
    expect((await ask('999')).body).toEqual([]);
  });

  test('reads lines with holes between them, and what is no number as 0', async () => {
    await put(1);
    const itens = stack.database.ref('pedidos/1/itens');
    await itens.set({ 0: line, 7: { ...line, preco_venda: 'caro' }, 8: 5 });
    expect((await ask('1')).body).toEqual([
      {
        numerodopedido: 1,
        ...{ differing: 2, counts: { codigo: 1, nome: 0, preco: 1, estoque: 0 } },
        ...{ short: 0, dearer: 17_980 },
      },
    ]);
    await itens.set(null);
    expect((await ask('1')).body).toEqual([{ numerodopedido: 1, ...asTheTableSays, sum: 0 }]);
  });

  test.each(['', '1,a', '0', '1,', '1,,2', '1.5', '-1', '1;2', '1&pedidos=a'])(
    'refuses %j',
    async (pedidos) => {
      const { status, body } = await ask(pedidos);
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          erro: {
            codigo: 'consulta-invalida',
            mensagem:
              'Nada foi feito: pedidos deve ser de um a 100 números inteiros positivos, com vírgulas entre eles. Corrija e tente de novo.',
          },
        },
      });
    },
  );

  test('takes a hundred numbers, and no more', async () => {
    const numbers = Array.from({ length: 101 }, (_, at) => 100_000 + at);
    expect((await ask(numbers.join())).status).toBe(400);
    expect((await ask(numbers.slice(1).join())).body).toEqual([]);
  });

  test('compares more codes than a statement may name one by one', async () => {
    const numbers = Array.from({ length: 70 }, (_, at) => at + 1);
    for (const number of numbers) {
      const itens = Array.from({ length: maximumLines }, (_, at) => ({
        ...line,
        CD_PRODUTO: `X${number}-${at}`,
      }));
      await put(number, { itens });
    }
    const { status, body } = await ask(numbers.join());
    expect(status).toBe(200);
    expect(body.map(({ differing }) => differing)).toEqual(numbers.map(() => maximumLines));
  });

  test('a fault of ours is no outage: a table that is missing', async () => {
    await put(1);
    await stack.table.schema.alterTable('produtos').renameTo('outros').execute();
    onTestFinished(() => stack.table.schema.alterTable('outros').renameTo('produtos').execute());
    expect(await ask('1')).toMatchObject({
      status: 500,
      body: { erro: { codigo: 'erro-interno' } },
    });
  });
});
