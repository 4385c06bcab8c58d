import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { connectDatabaseEmulator, get, getDatabase, ref, set } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { startDatabase } from '../../emulators/database/server';
import { people } from '../support/people';
import { draft, keyOf, orders, world } from '../support/world';

// The SDK warns about every refused write, and each lost race is one.
setLogLevel('error');

const projectId = 'demo-mmv';
const browsers = Array.from({ length: 20 }, (_, index) => index);

let server: Awaited<ReturnType<typeof startDatabase>>;
let owner: FirebaseApp;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  server = await startDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' });
  owner = openApp('owner');
});
beforeEach(() => set(ref(getDatabase(owner)), world()));
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await server.close();
});

/** The web SDK on a connection of its own, signed in for good. */
function openApp(mockUserToken: 'owner' | { user_id: string; email: string }): FirebaseApp {
  const databaseURL = `http://127.0.0.1:${server.port}?ns=${projectId}`;
  const app = initializeApp({ projectId, databaseURL }, `browser ${apps.length}`);
  connectDatabaseEmulator(getDatabase(app), '127.0.0.1', server.port, { mockUserToken });
  apps.push(app);
  return app;
}

/** The app's own database modules as a browser of this person's loads them: once, on one connection. */
async function openBrowser(uid: string, email: string) {
  const app = openApp({ user_id: uid, email });
  vi.resetModules();
  vi.doMock('../../src/data/firebase/app', () => ({ app }));
  const { createOrder } = await import('../../src/data/firebase/orders');
  const { createCustomer } = await import('../../src/data/firebase/users');
  return { createOrder, createCustomer };
}

async function stored(path: string): Promise<unknown> {
  return (await get(ref(getDatabase(owner), path))).val();
}

const upTo = (first: number) => browsers.map((index) => first + index);
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

describe('§4 many browsers at the same moment', () => {
  test('20 quotes get 20 numbers without gap or double, and the sums are theirs', async () => {
    const clients = [];
    for (const index of browsers) {
      const author = index % 2 ? people.customer : people.customer2;
      const { createOrder } = await openBrowser(author.uid, author.email);
      clients.push(() => createOrder(draft(author, 100 + index)));
    }
    const numbers = await Promise.all(clients.map((send) => send()));

    expect(ascending(numbers)).toEqual(upTo(4));
    expect(await stored('numerodopedido')).toBe(23);
    for (const [index, number] of numbers.entries()) {
      expect(await stored(`pedidos/${number}/chave`)).toBe(keyOf(100 + index));
    }
    const { total } = orders.pending;
    expect(await stored('totalorcamento')).toBeCloseTo(23 * total);
    expect(await stored('resumopedidos/Pendente/quantidade')).toBe(21);
    expect(await stored('resumopedidos/Pendente/total')).toBeCloseTo(21 * total);
  });

  test('one cart sent from 20 tabs gives one order', async () => {
    const clients = [];
    for (const _tab of browsers) {
      const { createOrder } = await openBrowser(people.customer.uid, people.customer.email);
      clients.push(() => createOrder(draft(people.customer, 100)));
    }
    const numbers = await Promise.all(clients.map((send) => send()));

    expect(new Set(numbers)).toEqual(new Set([4]));
    expect(await stored('numerodopedido')).toBe(4);
    expect(await stored('resumopedidos/Pendente/quantidade')).toBe(2);
  });

  test('20 new customers get 20 codes without gap or double', async () => {
    const clients = [];
    for (const index of browsers) {
      const account = { uid: `new${index}`, email: `new${index}@bici.com.br` };
      const { createCustomer } = await openBrowser(account.uid, account.email);
      clients.push(() => createCustomer({ ...people.pending, ...account }));
    }
    const codes = await Promise.all(clients.map((register) => register()));

    expect(ascending(codes)).toEqual(upTo(5));
    expect(await stored('codigocliente')).toBe(24);
    for (const [index, code] of codes.entries()) {
      expect(await stored(`usuarios/new${index}/cod`)).toBe(code);
    }
  });
});
