import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { databaseOf } from '../../../emulators/sample/database';
import type { OrderHead } from '../../../domain/order/head';
import { indexOf, type Order } from '../../../domain/order/order';
import { dateWords, orderMoment } from '../../../domain/order/quote/moment';
import { withIndex } from '../../../domain/people/search/index-keys';
import type { User } from '../../../domain/people/user';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { noOrder, storedOrder } from '../../support/data/stored-order';
import { draft, sellerEntries } from '../../support/data/world';

/**
 * What /pedidos asks its indexes: by person, days, value and company. 200 pending orders, ten a day from 1 March 2026,
 * four customers in turn; order n is worth n reais, every third is the second seller's.
 */
const customers = ['ALFA CICLO LTDA', 'BETA BIKE', 'CICLO GAMA', 'DELTA MOTO'].map(
  (razaosocial, at): User => ({
    ...people.customer,
    ...{ uid: `c${at}`, email: `c${at}@bici.com.br`, razaosocial, cod: 100 + at },
  }),
);
const notApproved: User[] = [
  { ...people.customer, uid: 'c4', razaosocial: 'EPSILON PEÇAS', analise: 'removido' },
  { ...people.customer, uid: 'c5', razaosocial: 'ZETA RODAS', analise: false },
];
const orders = Array.from({ length: 200 }, (_, at): Order => {
  const numerodopedido = at + 1;
  const author = customers[at % 4] ?? people.customer;
  const seller = numerodopedido % 3 === 0 ? sellerEntries.seller2 : sellerEntries.seller;
  const order = {
    ...draft(author, numerodopedido, seller),
    data: dateWords(orderMoment(new Date(Date.UTC(2026, 2, 1 + Math.floor(at / 10), 15)))),
    total: numerodopedido,
    centavos: numerodopedido * 100,
  };
  return { ...order, indice: indexOf(order), numerodopedido, criadoem: 1, mudouem: 1 };
});

let browsers: Browsers;
beforeAll(async () => {
  browsers = await startBrowsers();
});
beforeEach(() =>
  browsers.reset(databaseOf([...Object.values(people), ...customers, ...notApproved], orders)),
);
afterAll(() => browsers.close());

const open = (who: keyof typeof people) => browsers.open(people[who].uid, people[who].email);
type Browser = Awaited<ReturnType<typeof open>>;

async function storeAll(records: Record<string, unknown>) {
  for (const [path, record] of Object.entries(records)) await browsers.store(path, record);
}

const numbersOf = (list: readonly OrderHead[]) => list.map(({ numerodopedido }) => numerodopedido);
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

async function allOf({ orderSteps }: Browser, ...asked: Parameters<Browser['orderSteps']>) {
  const steps = orderSteps(...asked);
  const all: OrderHead[] = [];
  for (let step = await steps.next(); step; step = await steps.next()) all.push(...step);
  return numbersOf(all);
}

describe('§5 a typed company', () => {
  const everything = { matches: () => true };

  test.each([
    ['its first word', 'ALFA', ['c0']],
    ['a later word, of several companies', 'ciclo', ['c0', 'c2']],
    ['a word of who was removed', 'EPSILON', ['c4']],
    ['a word of who waits for approval', 'rodas', ['c5']],
    ['sellers, who order for themselves', people.seller.nome, ['seller', 'seller2']],
  ])('finds people by %s', async (_by, company, uids) => {
    const admin = await open('admin');
    const source = await admin.sourceOf(admin.ordersInStatus('Pendente'), {
      ...everything,
      company,
    });
    expect([...source.people.customers].toSorted()).toEqual(uids);
    expect(source.people.only).toEqual({ customers: source.people.customers });
    expect(source.lists.map(({ from }) => from)).toEqual(
      [...source.people.customers].map((uid) => `${uid} Pendente`),
    );
  });

  test.each([
    ['nobody', 'OMEGA', 0],
    ['a part of a word', 'ELTA', 0],
    ['more people than are asked for', 'VAREJO', 31],
  ])('looks through all orders where it is %s', async (_, company, count) => {
    const more = Array.from({ length: 31 }, (_one, at): [string, User] => {
      const uid = `v${at}`;
      return [uid, withIndex({ ...people.customer, uid, razaosocial: `VAREJO ${at}` })];
    });
    for (const [uid, user] of more) await browsers.store(`usuarios/${uid}`, user);
    const admin = await open('admin');
    const list = admin.ordersInStatus('Pendente');
    const source = await admin.sourceOf(list, { ...everything, company });
    expect(source.lists).toEqual([list]);
    expect(source.people.only).toBeUndefined();
    expect(source.people.customers.size).toBe(count);
  });

  test('finds the orders of sellers who left', async () => {
    await browsers.store('usuarios/seller2/analise', false);
    const admin = await open('admin');
    const { lists } = await admin.sourceOf(admin.ordersInStatus('Pendente'), {
      ...everything,
      seller: people.seller2.nome,
    });
    expect(await allOf(admin, lists, 30)).toEqual(range(3, 200, 3).toReversed());
  });

  test('reads the orders of all of them newest first, and no others', async () => {
    const admin = await open('admin');
    const { lists, atFirst } = await admin.sourceOf(admin.ordersInStatus('Pendente'), {
      ...everything,
      company: 'CICLO',
    });
    const ofBoth = [...range(1, 200, 4), ...range(3, 200, 4)].toSorted((a, b) => b - a);
    expect(await allOf(admin, lists, atFirst)).toEqual(ofBoth);
  });

  test('tells the first before all of them were read', async () => {
    const admin = await open('admin');
    const lists = customers.map(({ uid }) => admin.ordersOfCustomer(uid, 'Pendente'));
    const steps = admin.orderSteps(lists, 8);
    expect(numbersOf((await steps.next()) ?? [])).toEqual([200, 199, 198, 197, 196]);
    expect(steps.isOver()).toBe(false);
  });

  test('oldest first where that is asked', async () => {
    const admin = await open('admin');
    const list = { ...admin.ordersInStatus('Pendente'), last: false };
    const { lists, atFirst } = await admin.sourceOf(list, { ...everything, company: 'CICLO' });
    const first = await admin.orderSteps(lists, atFirst).next();
    expect(numbersOf(first ?? []).slice(0, 4)).toEqual([1, 3, 5, 7]);
  });

  test('is looked for in all orders where that is asked, under its other names too', async () => {
    const admin = await open('admin');
    const list = admin.ordersInStatus('Pendente');
    const source = await admin.sourceOf(list, {
      matches: ({ cliente }, { customers: found }) => found.has(cliente.uid),
      company: 'ALFA',
      everywhere: true,
    });
    expect(source.lists).toEqual([list]);
    expect(source.people.only).toBeUndefined();
    expect(numbersOf(await source.pick(orders))).toEqual(range(1, 200, 4));
  });

  test('stays live: an order that is moved leaves, and the search is done', async () => {
    const admin = await open('admin');
    const { lists, pick, atFirst } = await admin.sourceOf(admin.ordersInStatus('Pendente'), {
      ...everything,
      company: 'DELTA',
    });
    const search = admin.searchOrders(lists, pick, atFirst);
    const told: { found: OrderHead[]; state: string }[] = [];
    const stop = search.watch(
      (result) => told.push(result),
      (error) => {
        throw error;
      },
    );
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ state: 'paused' }));
    expect(told.at(-1)?.found).toHaveLength(30);
    search.more();
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ state: 'done' }));
    expect(told.at(-1)?.found).toHaveLength(50);
    const [moved] = orders.slice(-1);
    if (moved) await admin.moveOrder(moved, 'aprovar', people.admin);
    await vi.waitFor(() => expect(told.at(-1)?.found).toHaveLength(49));
    stop();
  });
});

test('§5 a typed seller finds the orders that they represent', async () => {
  const admin = await open('admin');
  const { lists } = await admin.sourceOf(admin.ordersInStatus('Pendente'), {
    matches: () => true,
    seller: people.seller2.nome.toUpperCase(),
  });
  expect(await allOf(admin, lists, 30)).toEqual(range(3, 200, 3).toReversed());
});

describe('§2 /pedidos by days', () => {
  test.each([
    ['2026-03-02', '2026-03-03', 11, 30],
    ['2026-03-02', '', 11, 200],
    ['', '2026-03-02', 1, 20],
    ['2026-01-01', '2026-12-31', 1, 200],
    ['2026-03-20', '2026-03-20', 191, 200],
  ])('from %j to %j are orders %d to %d', async (from, to, first, last) => {
    for (const who of ['admin', 'seller'] as const) {
      const browser = await open(who);
      const list =
        who === 'admin'
          ? browser.ordersInStatus('Pendente')
          : browser.ordersOfSeller('seller', 'Pendente');
      const numbers = await browser.numbersOf(list, { from, to });
      const own = range(first, last).filter((number) => who === 'admin' || number % 3 !== 0);
      expect(await allOf(browser, [{ ...list, numbers }])).toEqual(own.toReversed());
      expect(await allOf(browser, [{ ...list, numbers, last: false }], 7)).toEqual(own);
    }
  });

  test('of days without orders there are none, and nothing is asked', async () => {
    const admin = await open('admin');
    const list = admin.ordersInStatus('Pendente');
    for (const days of [
      { from: '2026-04-01', to: '2026-04-02' },
      { from: '2026-02-01', to: '2026-02-02' },
    ]) {
      const numbers = await admin.numbersOf(list, days);
      const pages: unknown[] = [];
      const stop = admin.newestOrders({ ...list, numbers }).watch(
        (page) => pages.push(page),
        (error) => {
          throw error;
        },
      );
      await vi.waitFor(() => expect(pages.at(-1)).toEqual({ items: [], complete: true }));
      stop();
    }
  });

  test('a day that is not over takes what comes in, a past one nothing more', async () => {
    const admin = await open('admin');
    const list = admin.ordersInStatus('Pendente');
    const numbersUpTo = (to: string) => admin.numbersOf(list, { from: '2026-03-20', to });
    expect(await numbersUpTo('2099-12-31')).toEqual({ from: 191, upTo: undefined });
    expect(await numbersUpTo('2026-03-20')).toEqual({ from: 191, upTo: 200 });
  });

  test('a number that has no order is passed over', async () => {
    await storeAll(noOrder(100));
    const admin = await open('admin');
    const list = admin.ordersInStatus('Pendente');
    const numbers = await admin.numbersOf(list, { from: '2026-03-10', to: '2026-03-10' });
    expect(await allOf(admin, [{ ...list, numbers }])).toEqual(range(91, 99).toReversed());
  });
});

describe('§2 /pedidos by value', () => {
  test('the greatest first, the least first, and between two values', async () => {
    const admin = await open('admin');
    expect(await allOf(admin, [admin.ordersByValue('Pendente')], 30)).toEqual(
      range(1, 200).toReversed(),
    );
    const cheap = { ...admin.ordersByValue('Pendente', 1_000, 2_000), last: false };
    expect(await allOf(admin, [cheap], 4)).toEqual(range(10, 20));
    expect(await allOf(admin, [admin.ordersByValue('Aprovado')])).toEqual([]);
  });

  test('orders of one value come all, the newest first', async () => {
    for (const number of [50, 60, 70, 80, 90]) {
      const order = { ...orders[number - 1], centavos: 100_000 } as Order;
      await storeAll(storedOrder({ ...order, indice: indexOf(order) }));
    }
    const admin = await open('admin');
    const list = admin.ordersByValue('Pendente', 100_000, 100_000);
    expect(await allOf(admin, [{ ...list, last: true }], 2)).toEqual([90, 80, 70, 60, 50]);
    const all = await allOf(admin, [admin.ordersByValue('Pendente')], 3);
    expect(all.slice(0, 6)).toEqual([90, 80, 70, 60, 50, 200]);
  });

  test('a seller sees their own alone', async () => {
    const seller = await open('seller2');
    const own = seller.ordersByValue('Pendente', 0, 3_000, 'seller2');
    expect(await allOf(seller, [own], 4)).toEqual(range(3, 30, 3).toReversed());
    const others = seller.orderSteps([seller.ordersByValue('Pendente', 0, 3_000, 'seller')]);
    await expect(others.next()).rejects.toThrow(/permission/i);
    await expect(seller.orderSteps([seller.ordersByValue('Pendente')]).next()).rejects.toThrow(
      /permission/i,
    );
  });

  test('one knows whether older orders are missing there', async () => {
    const admin = await open('admin');
    expect(await admin.hasUncounted()).toBe(false);
    await browsers.store('cabecalhos/1', null);
    expect(await admin.hasUncounted()).toBe(true);
  });
});

test('§2 /pedidos by company: from A to Z, each with its oldest order first', async () => {
  const admin = await open('admin');
  expect(await allOf(admin, [admin.ordersByCompany('Pendente')], 9)).toEqual(
    [1, 2, 3, 4].flatMap((first) => range(first, 200, 4)),
  );
});
