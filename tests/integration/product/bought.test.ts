import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Order } from '../../../domain/order/order';
import { maxBoughtProducts } from '../../../domain/product/bought';
import { catchUp } from '../../../functions/src/order/copy/catch-up';
import { boughtBy } from '../../../functions/src/product/bought';
import { aLine, anOrder } from '../../support/data/an-order';
import { once, startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { people } from '../../support/data/people';

let stack: OrdersCopied;
beforeAll(async () => {
  stack = await startOrdersCopied();
});
beforeEach(() => stack.forget());
afterAll(() => stack.close());

const copyChanges = () => catchUp(stack.database, (query) => query(stack.table), Infinity);
const boughtByCustomer = () => boughtBy(stack.table, 'customer');

/** An order of `customer` with these quantities of these codes, one line each. */
const orderOf = (numerodopedido: number, lines: [string, number][], values: Partial<Order> = {}) =>
  anOrder({
    numerodopedido,
    cliente: people.customer,
    itens: lines.map(([CD_PRODUTO, quantity]) => aLine({ CD_PRODUTO, quantity })),
    // The date is the order's own (decision 99).
    ...dated(once + numerodopedido),
    ...values,
  });
const dated = (moment: number) => ({ criadoem: moment, mudouem: moment, data: '', hora: '' });

describe('§7 /comprados: a person’s earlier products', () => {
  test('is counted by code, the last first, whatever became of the quotes', async () => {
    await stack.put([
      orderOf(1, [['1001', 2]]),
      orderOf(2, [['1001', 3]], { status: 'Excluido' }),
      orderOf(3, [['1006', 1]], { status: 'Aprovado' }),
      orderOf(4, [['1034', 5]], { cliente: people.customer2 }),
      // A seller's quote for a customer counts for that customer.
      orderOf(5, [['1001', 4]], { criadopor: { uid: 'seller', nome: 'Seller' } }),
    ]);
    await copyChanges();
    expect(await boughtByCustomer()).toEqual([
      { CD_PRODUTO: '1001', quantidade: 9, vezes: 3, em: once + 5 },
      { CD_PRODUTO: '1006', quantidade: 1, vezes: 1, em: once + 3 },
    ]);
    expect(await boughtBy(stack.table, 'seller')).toEqual([]);
  });

  test('several lines of one code are one time, with the pieces of all', async () => {
    const lines: [string, number][] = [
      ['1001', 2],
      ['1006', 1],
      ['1001', 5],
    ];
    await stack.put([orderOf(1, lines), orderOf(2, [['1001', 1]])]);
    await copyChanges();
    expect(await boughtByCustomer()).toMatchObject([
      { CD_PRODUTO: '1001', quantidade: 8, vezes: 2 },
      { CD_PRODUTO: '1006', quantidade: 1, vezes: 1 },
    ]);
  });

  test('codes are returned as ordered; a line without a code is left out', async () => {
    const codes = ['%2E', '100%', '28.6', 'A/B[1]#$', "O'RING", 'a', 'A', 'CÂMARA 29', '1006'];
    await stack.put([
      orderOf(
        1,
        ['', ...codes].map((code) => [code, 1]),
      ),
    ]);
    await copyChanges();
    const found = (await boughtByCustomer()).map(({ CD_PRODUTO }) => CD_PRODUTO);
    expect(found.sort()).toEqual(codes.sort());
  });

  test(`of more than ${maxBoughtProducts} products those are told that were ordered last`, async () => {
    const count = maxBoughtProducts + 300;
    await stack.put(
      Array.from({ length: count / 10 }, (_, order) =>
        orderOf(
          order + 1,
          Array.from({ length: 10 }, (__, line) => [`${order + 1}.${line}`, 1]),
        ),
      ),
    );
    await copyChanges();
    const found = await boughtByCustomer();
    expect(found).toHaveLength(maxBoughtProducts);
    expect(found[0]).toMatchObject({ CD_PRODUTO: '80.0', em: once + 80 });
    expect(found.at(-1)).toMatchObject({ CD_PRODUTO: '31.9', em: once + 31 });
  });

  test('a copy that is brought up to date has the new quote, and a moved one once', async () => {
    const first = orderOf(1, [['1001', 2]]);
    await stack.put([first]);
    await copyChanges();
    const now = { ...dated(Date.now()), criadoem: once + 9 };
    await stack.put([
      { ...first, status: 'Aprovado', mudouem: Date.now() },
      orderOf(2, [['1001', 1]], now),
    ]);
    await copyChanges();
    expect(await boughtByCustomer()).toEqual([
      { CD_PRODUTO: '1001', quantidade: 3, vezes: 2, em: once + 9 },
    ]);
  });
});
