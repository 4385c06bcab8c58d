import { afterAll, beforeAll, expect, test } from 'vitest';

import { databaseOf } from '../../../emulators/sample/database';
import { indexOf, type Order } from '../../../domain/order/order';
import { beginOfDay } from '../../../domain/words/time';
import type { ApprovedOrders } from '../../../src/providers/order/approved-orders';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { draft, sellerEntries } from '../../support/data/world';

/**
 * 700 approved orders, more than one reading: 100 of the day before, 500 of the day (300 in one millisecond), 100 of
 * the day after.
 */
const day = 20_500;
const hour = 3_600_000;

function approvedAt(number: number): number {
  if (number <= 100) return beginOfDay(day) - number;
  if (number <= 400) return beginOfDay(day) + hour;
  if (number <= 600) return beginOfDay(day) + 2 * hour + number;
  return beginOfDay(day + 1) + number;
}

const orders = Array.from({ length: 700 }, (_, at): Order => {
  const numerodopedido = at + 1;
  const em = approvedAt(numerodopedido);
  const order = {
    ...draft(people.customer, numerodopedido, sellerEntries.seller),
    status: 'Aprovado' as const,
  };
  const line = {
    campo: 'status',
    de: 'Pendente',
    para: 'Aprovado',
    por: { uid: 'admin' },
    em,
  } as const;
  return {
    ...order,
    ...{ numerodopedido, criadoem: 1, mudouem: em, mudanca: 'a', historico: { a: line } },
    indice: indexOf(order),
  };
});

let browsers: Browsers;
beforeAll(async () => {
  browsers = await startBrowsers();
  await browsers.reset(databaseOf(Object.values(people), orders));
});
afterAll(() => browsers.close());

async function approvedOn(asked: number, who: 'admin' | 'seller' = 'admin') {
  const browser = await browsers.open(people[who].uid, people[who].email);
  return new Promise<ApprovedOrders>((resolve, reject) => {
    browser.readApprovedOn(asked)((found) => {
      if (found.done) resolve(found);
    }, reject);
  });
}

test.each([
  ['a day', day, [101, 600], 600],
  ['the last day', day + 1, [601, 700], 100],
  ['the first day', day - 1, [1, 100], 700],
] as const)(
  '§2 /pedidos: %s has just its own approved orders',
  async (_, asked, [from, to], read) => {
    const { orders: found, checked, sellerCodes, incomplete } = await approvedOn(asked);
    expect(found.map(({ numerodopedido }) => numerodopedido)).toEqual(
      Array.from({ length: to - from + 1 }, (_one, at) => from + at),
    );
    expect(checked).toBe(read);
    expect(sellerCodes.get('seller')).toBe(people.seller.cod);
    expect(incomplete).toBe(false);
  },
);

test('§2 /pedidos: orders of the original, before a recount, are told of', async () => {
  const head = await browsers.stored('cabecalhos/1');
  await browsers.store('cabecalhos/1', null);
  expect((await approvedOn(day - 1)).incomplete).toBe(true);
  await browsers.store('cabecalhos/1', head);
});

test('§6 no seller reads what was approved on a day', async () => {
  await expect(approvedOn(day, 'seller')).rejects.toThrow(/permission/i);
});
