import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { catchUp } from '../../../../functions/src/order/copy/catch-up';
import { copiedOrder } from '../../../../functions/src/order/copy/copied-order';
import { partsOf } from '../../../../functions/src/order/copy/parts';
import { pageSize } from '../../../../functions/src/order/copy/read-orders';
import { rebuildCopy } from '../../../../functions/src/order/copy/rebuild-copy';
import { saveCopies } from '../../../../functions/src/order/copy/save-copies';
import {
  copiedOrderOf as orderOf,
  once,
  startOrdersCopied,
  type OrdersCopied,
} from '../../../support/data/orders-copied';
import { people } from '../../../support/data/people';

let stack: OrdersCopied;
let table: OrdersCopied['table'];
let database: OrdersCopied['database'];
beforeAll(async () => {
  stack = await startOrdersCopied();
  ({ table, database } = stack);
});
beforeEach(() => stack.forget());
afterAll(() => stack.close());

const orders = (count: number) => Array.from({ length: count }, (_, at) => orderOf(at + 1));

const catchUpNow = () => catchUp(database, (query) => query(table), Infinity);

const copies = () => table.selectFrom('pedidos').selectAll().orderBy('numeropedido').execute();
const lines = () => table.selectFrom('itensdopedido').selectAll().orderBy('numeropedido').execute();
const numbers = async () => (await copies()).map(({ numeropedido }) => numeropedido);
const copyOf = async (number: number) =>
  (await copies()).find(({ numeropedido }) => numeropedido === number);

describe('§7 the copy of the orders', () => {
  test('holds the changed orders, page after page, with their lines', async () => {
    const count = 2 * pageSize + 1;
    await stack.put(orders(count));
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
    await stack.put(orders(3));
    await catchUpNow();
    const before = await copies();
    await stack.move(2, { status: 'Aprovado' });
    await catchUpNow();
    const after = await copies();
    expect(after.map(({ status }) => status)).toEqual(['Pendente', 'Aprovado', 'Pendente']);
    expect(after[1]?.copia).toBeGreaterThan(Math.max(...before.map(({ copia }) => copia)));
    expect([after[0]?.copia, after[2]?.copia]).toEqual([before[0]?.copia, before[2]?.copia]);
    expect(await lines()).toHaveLength(3);
  });

  test('copies nothing twice when asked again', async () => {
    await stack.put([orderOf(1, { mudouem: Date.now() })]);
    await catchUpNow();
    const before = await copies();
    await catchUpNow();
    expect(await copies()).toEqual(before);
  });

  test('several at once make one copy of each', async () => {
    await stack.put(orders(pageSize + 20));
    await Promise.all([catchUpNow(), catchUpNow(), catchUpNow()]);
    expect(await numbers()).toHaveLength(pageSize + 20);
    expect(await lines()).toHaveLength(pageSize + 20);
  });

  test.each(['catching up', 'a rebuild'])('%s leaves out what the SDK can’t read', async (how) => {
    await stack.put(orders(12));
    for (const number of [3, 4]) {
      await stack.store(`pedidos/${number}/historico`, { hasOwnProperty: { em: 1 } });
    }
    if (how === 'catching up') await catchUpNow();
    else expect(await rebuildCopy(database, table)).toEqual({ orders: 10, missing: [3, 4] });
    expect(await numbers()).toEqual([1, 2, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('an order that can’t be read holds up no other', async () => {
    await stack.put([orderOf(1), orderOf(2, { status: 'Cancelado' as never }), orderOf(3)]);
    await catchUpNow();
    expect(await numbers()).toEqual([1, 3]);
  });

  test('nor does an order that PostgreSQL refuses', async () => {
    const [good, bad] = [1, 2].map((number) => copiedOrder(number, orderOf(number)));
    if (!good || !bad) throw new Error('no copies');
    const broken = { ...bad, order: { ...bad.order, criadoem: 'ontem' } };
    expect(await saveCopies(table, { copies: [broken, good] })).toEqual([2]);
    expect(await numbers()).toEqual([1]);
  });

  test('nor does a refused one keep the copy from being complete', async () => {
    const bad = copiedOrder(2, orderOf(2));
    if (!bad) throw new Error('no copy');
    const broken = { ...bad, order: { ...bad.order, criadoem: 'ontem' } };
    expect(await saveCopies(table, { copies: [broken], until: once })).toEqual([2]);
    const { ate } = await table
      .selectFrom('copiadepedidos')
      .select('ate')
      .executeTakeFirstOrThrow();
    expect(ate).toEqual(new Date(once));
  });

  test('of very long orders is made a few at a time', async () => {
    const long = Array.from({ length: 1000 }, () => orderOf(1).itens[0]);
    const count = 9;
    const copied = Array.from({ length: count }, (_, at) =>
      copiedOrder(at + 1, orderOf(at + 1, { itens: long as never })),
    ).filter((copy) => copy !== undefined);
    expect(await saveCopies(table, { copies: copied })).toEqual([]);
    expect(await numbers()).toHaveLength(count);
    expect(await lines()).toHaveLength(count * long.length);
    const parts = partsOf(copied, (copy) => copy.lines.length);
    expect(parts.map((part) => part.length)).toEqual([2, 2, 2, 2, 1]);
  });

  test('an earlier reading never replaces a later one', async () => {
    const [older, newer] = [1, 2].map((age) => copiedOrder(1, orderOf(1, { mudouem: age })));
    if (!older || !newer) throw new Error('no copies');
    await saveCopies(table, { copies: [newer] });
    await saveCopies(table, { copies: [older] });
    expect(await copyOf(1)).toMatchObject({ mudouem: new Date(2) });
  });
});

describe('§7 the rebuilt copy', () => {
  test('has orders from before `mudouem` too, and only stored ones', async () => {
    const { mudouem: _none, ...older } = orderOf(3);
    await stack.put([orderOf(1), orderOf(2), older, orderOf(9)]);
    await catchUpNow();
    expect(await numbers()).toEqual([1, 2, 9]);
    await database.ref('pedidos').update({ 1: null, 9: null });
    expect(await rebuildCopy(database, table)).toEqual({ orders: 2, missing: [] });
    expect(await numbers()).toEqual([2, 3]);
  });

  test('equals the stored orders, also after an old back-up was restored', async () => {
    await stack.put([orderOf(1, { status: 'Aprovado', mudouem: once + 9 }), orderOf(2)]);
    await catchUpNow();
    await stack.put([orderOf(1), orderOf(2)]);
    await rebuildCopy(database, table);
    expect(await copyOf(1)).toMatchObject({ status: 'Pendente', mudouem: new Date(once + 1) });
  });

  test('reports only changed orders to machines', async () => {
    await stack.put(orders(pageSize + 3));
    await catchUpNow();
    const before = await copies();
    await table.updateTable('pedidos').set({ cidade: '', estado: '' }).execute();
    await rebuildCopy(database, table);
    expect(await copies()).toEqual(before);
  });

  test('is complete: later changes follow', async () => {
    await stack.put([...orders(2), orderOf(3, { status: 'Cancelado' as never })]);
    expect(await rebuildCopy(database, table)).toEqual({ orders: 2, missing: [3] });
    await stack.move(1, { status: 'Excluido' });
    await catchUpNow();
    expect(await copyOf(1)).toMatchObject({ status: 'Excluido' });
  });
});
