import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import type { OrderComparison } from '../../../domain/order/check/doubts';
import { indexOf, type Order } from '../../../domain/order/order';
import { maxOrderLines } from '../../../domain/order/lines';
import { datedAt } from '../../../domain/order/quote/quote';
import { copiedOrder } from '../../../functions/src/order/copy/copied-order';
import { saveCopies } from '../../../functions/src/order/copy/save-copies';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { storedOrder } from '../../support/data/stored-order';
import { draft, sellerEntries } from '../../support/data/world';
import { fetchAnew } from '../../support/fetch-anew';
import { serveApp } from '../../support/functions/served-app';

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  stack = await startOrdersCopied();
  app = await serveApp();
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
  await app.close();
  await stack.close();
});

beforeEach(async () => {
  await stack.put([]);
  await stack.forget();
  await stack.table.deleteFrom('conferencias').execute();
});

type Answer = (OrderComparison & { numerodopedido: number })[];

async function ask(pedidos: string, as: keyof typeof people = 'admin') {
  const url = `http://127.0.0.1:${app.port}/api/conferencias?pedidos=${pedidos}`;
  const response = await fetchAnew(url, { headers: { Authorization: `Bearer ${as}` } });
  return { status: response.status, body: (await response.json()) as Answer };
}

const numbersOf = ({ body }: { body: Answer }) => body.map((order) => order.numerodopedido);
const todayOf = async (pedidos: string) =>
  (await ask(pedidos)).body.map(({ numerodopedido, hoje }) => ({ numerodopedido, ...hoje }));
const firstOf = async (pedidos: string) =>
  (await ask(pedidos)).body.map(({ conferencia }) => conferencia);

let changes = Date.now();

/** Stores an order of two tyres at 89.90, as in the table, with these fields. */
async function put(numerodopedido: number, fields: object = {}, seller = sellerEntries.seller) {
  const order = {
    ...draft(people.customer, numerodopedido, seller),
    ...{ numerodopedido, criadoem: Date.now(), ...fields },
  };
  const whole = JSON.stringify({ ...order, indice: indexOf(order), mudouem: ++changes });
  await stack.database.ref().update(storedOrder(JSON.parse(whole) as Order));
}

const line = {
  ...{ CD_PRODUTO: '1001', DESCRICAO: 'PNEU ARO 29', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 89.9, estoque_saldo: 12, quantity: 2 },
};
const usualCheck = {
  ...{ em: expect.any(Number) as number, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 },
  ...{ primeiro: false, vezes: 0 },
};
const firstCheck = { ...usualCheck, primeiro: true };
const asTheTableSays = {
  ...{ differing: 0, counts: { codigo: 0, nome: 0, preco: 0, estoque: 0 } },
  ...{ short: 0, dearer: 0 },
};

describe('§7 GET /conferencias: many orders beside the product table of today', () => {
  test('returns the differences in numbers', async () => {
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
    expect(await todayOf('3,1,2')).toEqual([
      { numerodopedido: 3, ...asTheTableSays, sum: 17_980 },
      { numerodopedido: 1, ...asTheTableSays },
      {
        numerodopedido: 2,
        ...{ differing: 3, counts: { codigo: 1, nome: 1, preco: 2, estoque: 2 } },
        // By today's prices each of two tyres costs 9.90 more, and each of five tubes 69.90 less.
        ...{ short: 1, dearer: 1980 - 34_950 },
      },
    ]);
  });

  test('counts the lines that don’t fit the packs of today', async () => {
    const packs = (multiplo: number | null) =>
      stack.table
        .updateTable('produtos')
        .set({ multiplo })
        .where('CD_PRODUTO', '=', '1001')
        .execute();
    await put(1);
    await put(2, { itens: [{ ...line, quantity: 3 }], total: 269.7 });
    await packs(3);
    expect(await todayOf('1,2')).toEqual([
      { numerodopedido: 1, ...asTheTableSays, unfit: 1 },
      { numerodopedido: 2, ...asTheTableSays },
    ]);
    await packs(null);
    expect(await todayOf('1')).toEqual([{ numerodopedido: 1, ...asTheTableSays }]);
  });

  test('the administrator reads all, a seller their own, a customer none', async () => {
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

  test('leaves out missing orders, lists a number once, and doesn’t compare a decided one with today', async () => {
    await put(1);
    await put(2, { status: 'Aprovado' });
    const { body } = await ask('999,2,1,1,9999999999');
    expect(body.map(({ numerodopedido, hoje }) => [numerodopedido, hoje !== null])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await ask('999')).body).toEqual([]);
  });

  test('keeps its first result, though the table changes', async () => {
    await put(1, { itens: [{ ...line, preco_venda: 80 }] });
    const products = stack.table.updateTable('produtos').where('CD_PRODUTO', '=', '1001');
    onTestFinished(async () => void (await products.set({ preco_venda: 89.9 }).execute()));
    const first = await firstOf('1');
    expect(first).toEqual([{ ...firstCheck, itens: 1, preco: 1 }]);
    await products.set({ preco_venda: 80 }).execute();
    expect(await firstOf('1')).toEqual(first);
    expect(await todayOf('1')).toMatchObject([{ differing: 0 }]);
    await stack.move(1, { status: 'Aprovado' });
    expect(await ask('1')).toMatchObject({ body: [{ conferencia: first[0], hoje: null }] });
  });

  test('compares a decided order that is new, and no old one', async () => {
    const long = datedAt(draft(people.customer, 2), new Date(Date.now() - 2 * 86_400_000));
    await put(1, { status: 'Aprovado' });
    await put(2, { ...long, status: 'Aprovado', criadoem: 1 });
    await put(3, { ...long, criadoem: 1 });
    expect(await firstOf('1,2,3')).toEqual([firstCheck, null, usualCheck]);
  });

  test('compares with the latest twelve: whether it is the first, and how far above the usual', async () => {
    await put(1, { cliente: { ...draft(people.customer, 1).cliente, uid: 'another' } });
    const sum = (total: number) => ({ total, centavos: total * 100 });
    await put(2, sum(9_000));
    for (let number = 3; number < 14; number += 1) await put(number, sum(100));
    await put(14, { ...sum(100_000), status: 'Excluido' });
    await put(15, sum(799));
    await put(16, sum(100));
    const found = await firstOf('1,2,15,16');
    expect(found.map((check) => check && [check.primeiro, check.vezes])).toEqual([
      ...[
        [true, 0],
        [true, 0],
        [false, 7],
        [false, 0],
      ],
    ]);
  });

  test('reads lines with holes between them, and non-numbers as 0', async () => {
    await put(1);
    const itens = stack.database.ref('pedidos/1/itens');
    await itens.set({ 0: line, 7: { ...line, preco_venda: 'caro' }, 8: 5 });
    await stack.move(1, {});
    expect(await todayOf('1')).toEqual([
      {
        numerodopedido: 1,
        ...{ differing: 2, counts: { codigo: 1, nome: 0, preco: 1, estoque: 0 } },
        ...{ short: 0, dearer: 17_980 },
      },
    ]);
    await itens.set(null);
    await stack.move(1, {});
    expect(await todayOf('1')).toEqual([{ numerodopedido: 1, ...asTheTableSays, sum: 0 }]);
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
    const copies = numbers.flatMap((number) => {
      const itens = Array.from({ length: maxOrderLines }, (_, at) => ({
        ...line,
        CD_PRODUTO: `X${number}-${at}`,
      }));
      const copy = copiedOrder(number, { ...draft(people.customer, number), itens });
      return copy ? { ...copy, lines: [] } : [];
    });
    await saveCopies(stack.table, { copies });
    const found = await todayOf(numbers.join());
    expect(found.map(({ differing }) => differing)).toEqual(numbers.map(() => maxOrderLines));
  });

  test('our own fault is no outage: a missing table', async () => {
    await put(1);
    await stack.table.schema.alterTable('produtos').renameTo('outros').execute();
    onTestFinished(() => stack.table.schema.alterTable('outros').renameTo('produtos').execute());
    expect(await ask('1')).toMatchObject({
      status: 500,
      body: { erro: { codigo: 'erro-interno' } },
    });
  });
});
