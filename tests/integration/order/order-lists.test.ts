import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { databaseOf } from '../../../emulators/sample/database';
import type { OrderHead } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { indexOf } from '../../../domain/order/order';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { draft, sellerEntries } from '../../support/data/world';

/** 250 pending orders of two sellers, every fifth of `customer2`, and an approved one. */
const orders = Array.from({ length: 251 }, (_, index): Order => {
  const numerodopedido = index + 1;
  const author = numerodopedido % 5 === 0 ? people.customer2 : people.customer;
  const seller = numerodopedido % 2 === 0 ? sellerEntries.seller : sellerEntries.seller2;
  const order = {
    ...draft(author, numerodopedido, seller),
    status: numerodopedido === 251 ? ('Aprovado' as const) : ('Pendente' as const),
  };
  return { ...order, indice: indexOf(order), numerodopedido, criadoem: numerodopedido };
});

let browsers: Browsers;
beforeAll(async () => {
  browsers = await startBrowsers();
});
beforeEach(() => browsers.reset(databaseOf(Object.values(people), orders)));
afterAll(() => browsers.close());

const open = (who: keyof typeof people) => browsers.open(people[who].uid, people[who].email);

/** All values that a subscription delivered, and the latest. */
function follow<T>(watch: (next: (value: T) => void, fail: (error: Error) => void) => () => void) {
  const told: T[] = [];
  const stop = watch(
    (value) => told.push(value),
    (error) => {
      throw error;
    },
  );
  return { told, last: () => told.at(-1), stop };
}

const numbersOf = (list: readonly OrderHead[] | undefined) =>
  list?.map(({ numerodopedido }) => numerodopedido).toSorted((a, b) => a - b);
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

describe('§2 /pedidos: the newest orders of a status', () => {
  test('come 30 at first and twice as many with each step, the last page complete', async () => {
    const admin = await open('admin');
    const newest = admin.newestOrders(admin.ordersInStatus('Pendente'));
    const { last, told, stop } = follow(newest.watch);
    await vi.waitFor(() => expect(numbersOf(last()?.items)).toEqual(range(221, 250)));
    expect(last()?.complete).toBe(false);
    for (const first of [191, 131, 11]) {
      newest.more();
      newest.more();
      await vi.waitFor(() => expect(last()?.items[0]?.numerodopedido).toBe(first));
    }
    newest.more();
    await vi.waitFor(() => expect(last()?.complete).toBe(true));
    expect(last()?.items).toHaveLength(250);
    // No order disappears while more load.
    expect(Math.min(...told.map(({ items }) => items.length))).toBe(30);

    // The smaller pages are closed, so none of them reports later changes.
    const before = told.length;
    const customer = await open('customer');
    await customer.createOrder(draft(people.customer, 901));
    await vi.waitFor(() => expect(last()?.items).toHaveLength(251));
    expect(told.slice(before).map(({ items }) => items.length)).toEqual([251]);
    stop();
  });

  test('follow added and removed orders; the page stays 30 long', async () => {
    const admin = await open('admin');
    const { last, stop } = follow(admin.newestOrders(admin.ordersInStatus('Pendente')).watch);
    await vi.waitFor(() => expect(last()?.items).toHaveLength(30));
    const customer = await open('customer');
    await customer.createOrder(draft(people.customer, 900));
    await vi.waitFor(() => expect(numbersOf(last()?.items)).toEqual([...range(222, 250), 252]));
    const moved = last()?.items.at(-1);
    if (moved) await admin.moveOrder(moved, 'excluir', people.admin);
    await vi.waitFor(() => expect(numbersOf(last()?.items)).toEqual(range(221, 250)));
    stop();
  });

  test('are only a seller’s or a customer’s own', async () => {
    const seller = await open('seller');
    const own = follow(seller.newestOrders(seller.ordersOfSeller('seller', 'Pendente')).watch);
    await vi.waitFor(() => expect(numbersOf(own.last()?.items)).toEqual(range(192, 250, 2)));
    const customer = await open('customer2');
    const sent = follow(
      customer.newestOrders(customer.ordersOfCustomer('customer2', 'Pendente')).watch,
    );
    await vi.waitFor(() => expect(numbersOf(sent.last()?.items)).toEqual(range(105, 250, 5)));
    const refused = new Promise<Error>((resolve, reject) => {
      const { watch } = seller.newestOrders(seller.ordersOfSeller('seller2', 'Pendente'));
      watch(() => reject(new Error('read another’s orders')), resolve);
    });
    expect((await refused).message).toMatch(/permission_denied/i);
    own.stop();
    sent.stop();
  });
});

describe('§5 an order is read by its number', () => {
  test.each([
    ['the seller’s own', 'seller', 8, 8, 'Pendente'],
    ['another seller’s, which is not told', 'seller', 7, undefined, undefined],
    ['none', 'seller', 9999, undefined, undefined],
    ['no number', 'seller', NaN, undefined, undefined],
    ['one in another status, which is told', 'admin', 251, undefined, 'Aprovado'],
  ] as const)('%s', async (_what, who, number, found, standsIn) => {
    const browser = await open(who);
    const list =
      who === 'admin'
        ? browser.ordersInStatus('Pendente')
        : browser.ordersOfSeller('seller', 'Pendente');
    const { last, stop } = follow(browser.findOrder(list, number));
    await vi.waitFor(() => expect(last()).toBeDefined());
    expect(last()?.order?.numerodopedido).toBe(found);
    expect(last()?.standsIn).toBe(standsIn);
    stop();
  });
});

describe('§2 /pedidos: the rows that an endpoint names', () => {
  test('arrive together, stay live, and other orders take their places', async () => {
    const admin = await open('admin');
    const heads = admin.liveHeads();
    const { last, told, stop } = follow(heads.watch);
    const statuses = () => [...(last() ?? [])].map(([number, head]) => [number, head?.status]);
    heads.show([7, 8, 9999]);
    await vi.waitFor(() => expect(last()?.size).toBe(3));
    expect(told.map(({ size }) => size)).toEqual([0, 3]);
    const moved = last()?.get(7);
    if (moved) await admin.moveOrder(moved, 'aprovar', people.admin);
    const ofSeven = [7, 'Aprovado'];
    await vi.waitFor(() =>
      expect(statuses()).toEqual([ofSeven, [8, 'Pendente'], [9999, undefined]]),
    );
    heads.show([7, 9]);
    await vi.waitFor(() => expect(statuses()).toEqual([ofSeven, [9, 'Pendente']]));
    stop();
  });

  test('are empty if this person may not read them', async () => {
    const seller = await open('seller');
    const heads = seller.liveHeads();
    heads.show([7, 8]);
    const { last, stop } = follow(heads.watch);
    await vi.waitFor(() => expect(last()?.get(8)?.numerodopedido).toBe(8));
    expect(last()?.get(7)).toBeNull();
    stop();
  });
});

test('§2 /pedidos: one knows whether orders are in no list before a recount', async () => {
  const admin = await open('admin');
  expect(await admin.hasUncounted()).toBe(false);
  await browsers.store('cabecalhos/1', null);
  expect(await admin.hasUncounted()).toBe(true);
});
