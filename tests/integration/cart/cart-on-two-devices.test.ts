import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { putInCart, removeLine, withQuantity } from '../../../domain/cart/cart';
import { initialSync, type KeptCart, type SyncState } from '../../../domain/cart/kept';
import type { CartLine, Product } from '../../../domain/product/product';
import { noWords } from '../../../domain/order/quote/words';
import type { CartPlace } from '../../../src/data/cart/mirror';
import type { CartMirror, SentElsewhere } from '../../../src/providers/cart/mirror';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { startCuttingProxy } from '../../support/network/cutting-proxy';
import { long } from '../../support/run/long';
import { people } from '../../support/data/people';
import { seed } from '../../support/data/seed';

/** Decision 54: one person's cart on two devices, each with an SDK and a connection of its own. */

const { uid } = people.customer;
const own: CartPlace = { uid, customer: undefined };

const product = (code: string): Product => ({
  CD_PRODUTO: code,
  DESCRICAO: `PRODUTO ${code}`,
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  estoque_saldo: 9,
});

type Browser = Awaited<ReturnType<Browsers['open']>>;

/** A device without a screen. Its data outlives a reload, and its tabs share it. */
class Device {
  isLocked = false;
  trouble = false;
  asked = new Set<string>();
  sentElsewhere: SentElsewhere[] = [];
  private mirror: CartMirror | undefined;

  constructor(
    readonly browser: Browser,
    readonly place: CartPlace,
    private readonly kept: { cart: KeptCart; state: SyncState } = {
      cart: { lines: [], words: noWords, representative: '' },
      state: initialSync,
    },
  ) {}

  get cart() {
    return this.kept.cart;
  }
  set cart(cart) {
    this.kept.cart = cart;
  }
  get state() {
    return this.kept.state;
  }
  set state(state) {
    this.kept.state = state;
  }
  anotherTab() {
    return new Device(this.browser, this.place, this.kept);
  }

  open() {
    this.mirror = this.browser.mirrorCart(this.place, {
      read: () => this.cart,
      take: (cart) => {
        this.cart = cart;
      },
      readSync: () => this.state,
      writeSync: (state) => {
        this.state = state;
      },
      isLocked: () => this.isLocked,
      settle: () => Promise.resolve(),
      onTrouble: (trouble) => {
        this.trouble = trouble;
      },
      isAsked: (envio) => this.asked.has(envio),
      onSentElsewhere: (sending) => {
        this.sentElsewhere.push(sending);
      },
    });
  }
  close() {
    this.mirror?.stop();
  }
  change(apply: (lines: readonly CartLine[]) => CartLine[]) {
    this.cart = { ...this.cart, lines: apply(this.cart.lines) };
    this.mirror?.flush();
  }
  put(code: string, quantity = 1) {
    this.change((lines) =>
      this.has(code)
        ? withQuantity(lines, code, quantity)
        : putInCart(lines, [{ product: product(code), quantity }]),
    );
  }
  remove(code: string) {
    this.change((lines) => removeLine(lines, code));
  }
  has(code: string) {
    return this.cart.lines.some(({ CD_PRODUTO }) => CD_PRODUTO === code);
  }
  /** The quote became an order, so its lines leave this cart. */
  sent(chave: string) {
    const quantities = Object.fromEntries(
      this.cart.lines.map((line) => [line.CD_PRODUTO, line.quantity]),
    );
    this.asked.add(chave);
    this.state = { ...this.state, sent: [...this.state.sent, { chave, quantities }] };
    this.change(() => []);
  }
  brief() {
    return Object.fromEntries(this.cart.lines.map((line) => [line.CD_PRODUTO, line.quantity]));
  }
}

let browsers: Browsers;
let counter: Device;
let phone: Device;
const open: Device[] = [];

beforeAll(async () => {
  // Each device has its own locks; here each has one tab.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => unknown) => work() },
  });
  browsers = await startBrowsers();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await browsers.reset();
});
afterEach(() => {
  for (const device of open.splice(0)) device.close();
  vi.restoreAllMocks();
});
afterAll(() => browsers.close());

async function device(port?: number, place = own): Promise<Device> {
  const { email } = place === own ? people.customer : people.seller;
  const made = new Device(await browsers.open(place.uid, email, port), place);
  open.push(made);
  made.open();
  return made;
}
const stored = async (place = own) => {
  const cart = (await browsers.stored(`carrinhos/${place.uid}/${place.customer ?? place.uid}`)) as {
    itens?: CartLine[];
  } | null;
  return Object.fromEntries((cart?.itens ?? []).map((line) => [line.CD_PRODUTO, line.quantity]));
};
const both = (cart: Record<string, number>) =>
  vi.waitFor(async () => {
    const stands = await stored(counter.place);
    expect([counter.brief(), phone.brief(), stands]).toEqual([cart, cart, cart]);
  });

describe('decision 67: a seller’s cart for a customer', () => {
  const forCustomer = { uid: people.seller.uid, customer: uid };
  const forOther = { uid: people.seller.uid, customer: people.customer2.uid };

  test('is the same on both devices, and no other customer’s', async () => {
    counter = await device(undefined, forCustomer);
    phone = await device(undefined, forCustomer);
    const other = await device(undefined, forOther);
    other.put('z', 3);
    counter.put('a', 24);
    await both({ a: 24 });
    phone.browser.goOffline();
    phone.put('b', 2);
    counter.put('c');
    phone.browser.goOnline();
    await both({ a: 24, b: 2, c: 1 });
    await vi.waitFor(async () => expect(await stored(forOther)).toEqual({ z: 3 }));
    expect(await stored()).toEqual({});
  });

  test('is gone on with after the customer’s approval has ended', async () => {
    counter = await device(undefined, forCustomer);
    phone = await device(undefined, forCustomer);
    counter.put('a', 24);
    await both({ a: 24 });
    await browsers.store(`clientes/${uid}`, null);
    phone.put('b');
    await both({ a: 24, b: 1 });
  });
});

describe('§4 a person’s cart', () => {
  beforeEach(async () => {
    counter = await device();
    phone = await device();
  });

  test('reaches the other device, and its changes return', async () => {
    counter.put('a', 24);
    await both({ a: 24 });
    phone.put('a', 30);
    phone.put('b');
    await both({ a: 30, b: 1 });
    counter.remove('a');
    await both({ b: 1 });
  });

  test('changed on both devices without a connection is joined line by line', async () => {
    for (const code of ['a', 'b', 'c', 'd']) counter.put(code, 5);
    await both({ a: 5, b: 5, c: 5, d: 5 });
    for (const { browser } of [counter, phone]) browser.goOffline();
    counter.put('a', 7);
    counter.remove('b');
    counter.remove('c');
    counter.put('new here', 2);
    phone.put('a', 9);
    phone.put('c', 6);
    phone.put('new there', 3);
    for (const { browser } of [phone, counter]) browser.goOnline();
    await both({ a: 9, c: 6, d: 5, 'new there': 3, 'new here': 2 });
  });

  test('sent here leaves the other device, which keeps its later additions', async () => {
    counter.put('a', 5);
    counter.put('b', 1);
    await both({ a: 5, b: 1 });
    phone.browser.goOffline();
    phone.put('c', 2);
    phone.put('b', 4);
    counter.sent('k1');
    await vi.waitFor(async () => expect(await stored()).toEqual({}));
    phone.browser.goOnline();
    await both({ c: 2, b: 4 });
    // The person learns where their lines went, because another device sent them.
    expect(phone.sentElsewhere).toEqual([{ envio: 'k1', before: '', isHere: false }]);
    expect(counter.sentElsewhere).toEqual([]);
  });

  test('sent by another tab of the browser shows so here too', async () => {
    counter.put('a', 5);
    await both({ a: 5 });
    const tab = counter.anotherTab();
    open.push(tab);
    tab.open();
    tab.sent('k1');
    await vi.waitFor(async () => expect(await stored()).toEqual({}));
    await vi.waitFor(() =>
      expect(counter.sentElsewhere).toEqual([{ envio: 'k1', before: '', isHere: true }]),
    );
    expect(tab.sentElsewhere).toEqual([]);
  });

  test('does not change under a quote that is on its way', async () => {
    counter.put('a', 5);
    await both({ a: 5 });
    counter.isLocked = true;
    phone.put('b', 2);
    await vi.waitFor(async () => expect(await stored()).toEqual({ a: 5, b: 2 }));
    expect(counter.brief()).toEqual({ a: 5 });
    counter.isLocked = false;
    counter.sent('k1');
    await both({ b: 2 });
  });

  test('outlives a reload in the middle', async () => {
    counter.put('a', 5);
    counter.close();
    counter.put('a', 6);
    counter.open();
    await both({ a: 6 });
  });

  test('written by two at the same moment loses neither', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      counter.put(`c${turn}`);
      phone.put(`p${turn}`);
      if (turn % 3 === 0) await vi.waitFor(() => expect(counter.has(`p${turn}`)).toBe(true));
    }
    const turns = Array.from({ length: 20 }, (_, turn) => turn);
    await both(
      Object.fromEntries(
        turns.flatMap(
          (turn) =>
            [
              [`c${turn}`, 1],
              [`p${turn}`, 1],
            ] as const,
        ),
      ),
    );
  });

  test('refused by the rules shows so, and is tried again after the next change', async () => {
    await browsers.reset({
      usuarios: { ...people, customer: { ...people.customer, analise: false } },
    });
    counter.put('a');
    await vi.waitFor(() => expect(counter.trouble).toBe(true));
    expect(counter.brief()).toEqual({ a: 1 });
    expect(await browsers.stored('carrinhos')).toBeNull();
  });
});

const runs = long ? 12 : 2;
test.each(Array.from({ length: runs }, (_, run) => seed() + run))(
  'over connections that break anywhere (seed %i) nothing is lost or doubled',
  async (each) => {
    console.log(`seed ${each}`);
    const proxies = await Promise.all(
      [0, 1].map((at) => startCuttingProxy(browsers.port, { seed: each + at, cuts: 6 })),
    );
    const [first, second] = proxies;
    counter = await device(first?.port);
    phone = await device(second?.port);
    const steps = fc.sample(
      fc.record({
        at: fc.nat(1),
        code: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        quantity: fc.integer({ min: 1, max: 30 }),
        pause: fc.nat(3),
      }),
      { seed: each, numRuns: 40 },
    );
    const asked = new Map<string, number[]>();
    for (const { at, code, quantity, pause } of steps) {
      (at === 0 ? counter : phone).put(code, quantity);
      asked.set(code, [...(asked.get(code) ?? []), quantity]);
      if (pause === 0) await stored();
    }
    await vi.waitFor(
      async () => {
        const cart = await stored();
        expect(Object.keys(cart).sort()).toEqual([...asked.keys()].sort());
        expect(counter.brief()).toEqual(cart);
        expect(phone.brief()).toEqual(cart);
        expect(counter.state.written ?? phone.state.written).toBeUndefined();
      },
      { interval: 100 },
    );
    for (const [code, quantity] of Object.entries(await stored())) {
      expect(asked.get(code)).toContain(quantity);
    }
    await Promise.all(proxies.map((proxy) => proxy.close()));
  },
  120_000,
);
