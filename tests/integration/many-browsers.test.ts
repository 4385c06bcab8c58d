import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { fromCents } from '../../domain/words/money';
import { pauseBetweenSendings } from '../../domain/order/quote/time/pace';
import { startBrowsers, type Browsers } from '../support/run/browsers';
import { startCuttingProxy } from '../support/network/cutting-proxy';
import { startFlood } from '../support/network/flood';
import { long } from '../support/run/long';
import { people } from '../support/data/people';
import { seed } from '../support/data/seed';
import { draft, keyOf, orders, world } from '../support/data/world';

const count = long ? 50 : 12;
const cuts = 3 * count;
const indices = Array.from({ length: count }, (_, index) => index);
const { centavos } = orders.pending;

let browsers: Browsers;
beforeAll(async () => {
  browsers = await startBrowsers();
});
beforeEach(() => browsers.reset({ ...world(), usuarios: { ...people, ...senders } }));
afterAll(() => browsers.close());

const upTo = (first: number) => indices.map((index) => first + index);
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
/** Approved customers; each sends one quote. */
const senders = Object.fromEntries(
  indices.map((index) => {
    const uid = `sender${index}`;
    return [uid, { ...people.customer, uid, email: `${uid}@bici.com.br` }];
  }),
);
const authorOf = (index: number) => senders[`sender${index}`] ?? people.customer;

/** The expected state after all new customers. */
async function expectAllCustomers(codes: number[]) {
  expect(ascending(codes)).toEqual(upTo(5));
  expect(await browsers.stored('codigocliente')).toBe(4 + count);
  for (const [index, code] of codes.entries()) {
    expect(await browsers.stored(`usuarios/new${index}/cod`)).toBe(code);
  }
}

/** A proxy that breaks connections at random, three per browser. It prints its seed. */
function startCuts() {
  const first = seed();
  console.info(`MMV_SEED=${first}`);
  return startCuttingProxy(browsers.port, { seed: first, cuts });
}

/** Retries like the screens: a quote with the same key, a person with the same account. */
async function untilStored(send: () => Promise<number>): Promise<number> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!String(error).includes('offline')) throw error;
    }
  }
}

/** The expected state after all stored quotes, whatever connections broke. */
async function expectAllOrders(numbers: number[]) {
  expect(ascending(numbers)).toEqual(upTo(4));
  expect(await browsers.stored('numerodopedido')).toBe(3 + count);
  for (const [index, number] of numbers.entries()) {
    expect(await browsers.stored(`pedidos/${number}/chave`)).toBe(keyOf(100 + index));
  }
  expect(await browsers.stored('totalorcamento')).toBeCloseTo(fromCents((3 + count) * centavos));
  expect(await browsers.stored('resumopedidos/Pendente/quantidade')).toBe(1 + count);
  expect(await browsers.stored('resumopedidos/Pendente/centavos')).toBe((1 + count) * centavos);
}

describe('§4 many browsers at the same moment', () => {
  test(`${count} quotes get ${count} numbers without gap or double, and the sums are theirs`, async () => {
    const clients = [];
    for (const index of indices) {
      const author = authorOf(index);
      const { createOrder } = await browsers.open(author.uid, author.email);
      clients.push(() => createOrder(draft(author, 100 + index)));
    }
    await expectAllOrders(await Promise.all(clients.map((send) => send())));
  });

  test('the same with connections cut at random: nothing lost, nothing doubled', async () => {
    const proxy = await startCuts();
    const clients = [];
    for (const index of indices) {
      const author = authorOf(index);
      const { createOrder } = await browsers.open(author.uid, author.email, proxy.port);
      const quote = draft(author, 100 + index);
      clients.push(() => untilStored(() => createOrder(quote)));
    }
    const numbers = await Promise.all(clients.map((send) => send()));
    expect(proxy.cut()).toBeGreaterThan(count);
    await expectAllOrders(numbers);
    await proxy.close();
  });

  test(`one cart sent from ${count} tabs gives one order`, async () => {
    const clients = [];
    for (const _tab of indices) {
      const { createOrder } = await browsers.open(people.customer.uid, people.customer.email);
      clients.push(() => createOrder(draft(people.customer, 100)));
    }
    const numbers = await Promise.all(clients.map((send) => send()));

    expect(new Set(numbers)).toEqual(new Set([4]));
    expect(await browsers.stored('numerodopedido')).toBe(4);
    expect(await browsers.stored('resumopedidos/Pendente/quantidade')).toBe(2);
  });

  test.each(['at once', 'with connections cut at random'])(
    `${count} new customers get ${count} codes without gap or double, %s`,
    async (how) => {
      const proxy = how === 'at once' ? undefined : await startCuts();
      const clients = [];
      for (const index of indices) {
        const account = { uid: `new${index}`, email: `new${index}@bici.com.br` };
        const { createCustomer } = await browsers.open(account.uid, account.email, proxy?.port);
        const record = { ...people.pending, ...account };
        clients.push(() => untilStored(() => createCustomer(record)));
      }
      await expectAllCustomers(await Promise.all(clients.map((register) => register())));
      await proxy?.close();
    },
  );

  test(`${count} new sellers get ${count} codes without gap or double`, async () => {
    const { createSeller } = await browsers.open(people.admin.uid, people.admin.email);
    const codes = await Promise.all(
      indices.map((index) =>
        createSeller({ ...people.pendingSeller, uid: `new${index}` }, 'segredo123'),
      ),
    );
    expect(ascending(codes)).toEqual(upTo(4));
    expect(await browsers.stored('codigovendedor')).toBe(3 + count);
    for (const [index, code] of codes.entries()) {
      expect(await browsers.stored(`usuarios/new${index}/cod`)).toBe(code);
    }
  });

  test('a second quote right after the first waits for its turn', async () => {
    const { createOrder } = await browsers.open(people.customer.uid, people.customer.email);
    expect(await createOrder(draft(people.customer, 100))).toBe(4);
    expect(await createOrder(draft(people.customer, 101))).toBe(5);
    expect(await createOrder(draft(people.customer, 100))).toBe(4);
  });

  test('two quotes at once from two tabs, the one after the other', async () => {
    const tab = await browsers.open(people.customer.uid, people.customer.email);
    const other = await browsers.open(people.customer.uid, people.customer.email);
    const numbers = await Promise.all([
      tab.createOrder(draft(people.customer, 100)),
      other.createOrder(draft(people.customer, 101)),
    ]);
    expect(ascending(numbers)).toEqual([4, 5]);
  });

  test('an honest sender succeeds beside five who flood', async () => {
    const began = performance.now();
    const flooders = indices.slice(0, 5).map((index) => authorOf(index).uid);
    const flood = await startFlood(browsers.port, flooders);
    const { createOrder } = await browsers.open(people.customer.uid, people.customer.email);
    const waits: string[] = [];
    for (const sending of [100, 101, 102]) {
      let clashes = 0;
      const sent = performance.now();
      const number = await createOrder(draft(people.customer, sending), (count) => {
        clashes = count;
      });
      waits.push(`${Math.round(performance.now() - sent)} ms with ${clashes} clashes`);
      expect(await browsers.stored(`pedidos/${number}/chave`)).toBe(keyOf(sending));
    }
    const results = await flood.stop();
    const pauses = (performance.now() - began) / pauseBetweenSendings;
    for (const { stored } of results) expect(stored).toBeLessThanOrEqual(pauses + 1);
    console.info(`${waits.join(', ')}; flooders: ${JSON.stringify(results)}`);
  });

  test('if two people move one order at once, one wins and the other learns of it', async () => {
    const admin = await browsers.open(people.admin.uid, people.admin.email);
    const seller = await browsers.open(people.seller.uid, people.seller.email);
    const results = await Promise.allSettled([
      admin.moveOrder(orders.pending, 'aprovar', people.admin),
      seller.moveOrder(orders.pending, 'excluir', people.seller),
    ]);
    const winner = results[0].status === 'fulfilled' ? people.admin : people.seller;
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      name: 'OrderConflict',
      latest: { por: { nome: winner.nome } },
    });
    const history = (await browsers.stored('pedidos/1/historico')) as object;
    expect(Object.keys(history)).toHaveLength(1);
    expect(await browsers.stored('resumopedidos/Pendente/quantidade')).toBe(0);
  });
});
