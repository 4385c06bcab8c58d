import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { databaseOf } from '../../../emulators/sample/database';
import type { OrderHead } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { indexOf } from '../../../domain/order/order';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { draft, sellerEntries } from '../../support/data/world';

/** 250 pending orders of two sellers, every fifth of `customer2`, and an approved one on top. */
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

/** Everything that a subscription delivered, and the latest value. */
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
    // Nothing disappears while more are loading.
    expect(Math.min(...told.map(({ items }) => items.length))).toBe(30);

    // The smaller pages are closed: none of them reports later changes.
    const before = told.length;
    const customer = await open('customer');
    await customer.createOrder(draft(people.customer, 901));
    await vi.waitFor(() => expect(last()?.items).toHaveLength(251));
    expect(told.slice(before).map(({ items }) => items.length)).toEqual([251]);
    stop();
  });

  test('follow what comes and goes; the page stays 30 long', async () => {
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

  test('are a seller’s or a customer’s own, and nobody else’s', async () => {
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

describe('§5 Filters over all orders of a status', () => {
  const ofCustomer2 = (some: OrderHead[]) =>
    some.filter(({ cliente }) => cliente.uid === 'customer2');

  test('pause when enough was found, go on, and end with all that there are', async () => {
    const admin = await open('admin');
    const search = admin.searchOrders([admin.ordersInStatus('Pendente')], ofCustomer2);
    const { last, stop } = follow(search.watch);
    await vi.waitFor(() => expect(last()).toMatchObject({ state: 'paused', checked: 200 }));
    expect(last()?.found).toHaveLength(40);
    search.more();
    await vi.waitFor(() => expect(last()).toMatchObject({ state: 'done', checked: 250 }));
    expect(numbersOf(last()?.found)).toEqual(range(5, 250, 5));
    stop();
  });

  test('can be stopped and taken up again', async () => {
    const admin = await open('admin');
    const search = admin.searchOrders([admin.ordersInStatus('Pendente')], () => []);
    const { last, stop } = follow(search.watch);
    search.stop();
    await vi.waitFor(() => expect(last()).toMatchObject({ state: 'stopped', checked: 100 }));
    search.more();
    search.stop();
    search.more();
    await vi.waitFor(() => expect(last()).toMatchObject({ state: 'done', checked: 250 }));
    stop();
  });

  test('follow what was found: it changes, and goes with its status', async () => {
    const admin = await open('admin');
    const search = admin.searchOrders([admin.ordersInStatus('Pendente')], (some) =>
      some.filter(({ numerodopedido }) => numerodopedido === 7),
    );
    const { last, stop } = follow(search.watch);
    await vi.waitFor(() => expect(last()?.found).toHaveLength(1));
    const [found] = last()?.found ?? [];
    if (found) await admin.moveOrder(found, 'aprovar', people.admin);
    await vi.waitFor(() => expect(last()?.found).toEqual([]));
    stop();
  });

  test.each([
    ['the seller’s own', 'seller', 8, [8], 'Pendente'],
    ['another seller’s, which is not told', 'seller', 7, [], undefined],
    ['none', 'seller', 9999, [], undefined],
    ['no number', 'seller', NaN, [], undefined],
  ] as const)('an order is read by its number: %s', async (_what, who, number, found, standsIn) => {
    const seller = await open(who);
    const { watch } = seller.findOrder(seller.ordersOfSeller('seller', 'Pendente'), number);
    const { last, stop } = follow(watch);
    await vi.waitFor(() => expect(last()?.state).toBe('done'));
    expect(numbersOf(last()?.found)).toEqual(found);
    expect(last()?.standsIn).toBe(standsIn);
    stop();
  });

  test('an order in another status is not found but told', async () => {
    const admin = await open('admin');
    const { last, stop } = follow(admin.findOrder(admin.ordersInStatus('Pendente'), 251).watch);
    await vi.waitFor(() => expect(last()).toMatchObject({ found: [], standsIn: 'Aprovado' }));
    stop();
  });
});

describe('§2 /pedidosvendedor: all orders of a list, read in steps', () => {
  test.each([
    ['the administrator’s', 'admin', range(1, 250), [100, 100, 50]],
    ['a seller’s own', 'seller', range(2, 250, 2), [100, 25]],
  ] as const)('%s, newest first', async (_whose, who, numbers, sizes) => {
    const browser = await open(who);
    const list =
      who === 'admin'
        ? browser.ordersInStatus('Pendente')
        : browser.ordersOfSeller('seller', 'Pendente');
    const { next } = browser.orderSteps([list]);
    const steps: OrderHead[][] = [];
    for (let step = await next(); step; step = await next()) steps.push(step);
    expect(steps.map(({ length }) => length)).toEqual(sizes);
    expect(steps.flat().map(({ numerodopedido }) => numerodopedido)).toEqual(numbers.toReversed());
  });

  test('a step whose orders could not be judged is handed on when it is asked for again', async () => {
    const admin = await open('admin');
    let fails = true;
    const step = admin.matchingSteps([admin.ordersInStatus('Pendente')], (some) => {
      if (fails) throw new Error('nothing is known beside them');
      return some;
    });
    await expect(step()).rejects.toThrow('nothing is known');
    fails = false;
    const { matching, checked } = await step();
    expect([matching[0]?.numerodopedido, checked]).toEqual([250, 100]);
  });

  test('a step waits for the connection', async () => {
    const seller = await open('seller');
    const { next } = seller.orderSteps([seller.ordersOfSeller('seller', 'Pendente')]);
    await next();
    seller.goOffline();
    const second = next();
    seller.goOnline();
    expect(await second).toHaveLength(25);
    expect(await next()).toBeNull();
  });
});
