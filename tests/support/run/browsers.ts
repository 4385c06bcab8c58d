import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  goOffline,
  goOnline,
  ref,
  set,
} from 'firebase/database';
import { vi } from 'vitest';

import { statusAct } from '../../../domain/outbox/act';
import type { OrderHead } from '../../../domain/order/head';
import type { OrderAction } from '../../../domain/order/status';
import type { User } from '../../../domain/people/user';
import { startDatabase } from 'realtime-database-local';
import { silenceSdk } from '../quiet-sdk';
import { world } from '../data/world';

silenceSdk();

const aRequest = () => ({ id: crypto.randomUUID(), pedidoem: Date.now() });

const projectId = 'demo-mmv';

/** A database with the project's rules, and as many browsers as a test needs. */
export async function startBrowsers() {
  const server = await startDatabase({ projectId, rules: 'database.rules.json' });
  const apps: FirebaseApp[] = [];
  // Over a connection like the browsers': an answer arrives after what they were told before.
  const owner = getDatabase(openApp('owner', server.port));

  /** The web SDK on its own connection, permanently signed in. */
  function openApp(mockUserToken: 'owner' | { user_id: string; email: string }, port: number) {
    const databaseURL = `http://127.0.0.1:${port}?ns=${projectId}`;
    // The app's modules also open its accounts, which need a key.
    const options = { apiKey: projectId, projectId, databaseURL };
    const app = initializeApp(options, `browser ${apps.length}`);
    connectDatabaseEmulator(getDatabase(app), '127.0.0.1', port, { mockUserToken });
    apps.push(app);
    return app;
  }

  return {
    port: server.port,
    /** Reads and writes at once, also what the SDK refuses. */
    direct: { get: server.get, set: server.set },
    /** The server's clock; the browsers' is `Date`. */
    clock: server.clock,
    reset: (tree: object = world()) => set(ref(owner), tree),
    stored: async (path: string): Promise<unknown> => (await get(ref(owner, path))).val(),
    /** Bypasses the rules. */
    store: (path: string, value: unknown) => set(ref(owner, path), value),

    /** The app's database modules, loaded once and on one connection, as in this person's browser. */
    async open(uid: string, email: string, port = server.port) {
      const app = openApp({ user_id: uid, email }, port);
      vi.resetModules();
      // A replacement, because each browser has its own app in this one process.
      vi.doMock('../../../src/data/base/firebase-app', () => ({ app }));
      const { createOrder, changeOrder } = await import('../../../src/data/order/orders');
      const { applyApproval } = await import('../../../src/data/people/approvals');
      const moveOrder = (order: OrderHead, action: OrderAction, author: User) =>
        changeOrder(statusAct(order, action, aRequest()), author);
      const lists = await import('../../../src/data/order/search/order-lists');
      const { hasUncounted } = await import('../../../src/data/order/search/uncounted');
      const { newestOrders } = await import('../../../src/data/order/newest-orders');
      const { findOrder } = await import('../../../src/data/order/search/find-order');
      const { liveHeads } = await import('../../../src/data/order/search/live-heads');
      const { mirrorCart } = await import('../../../src/providers/cart/mirror');
      const { createCustomer, createSeller } = await import('../../../src/data/people/users');
      const savedLists = await import('../../../src/data/lists/saved-lists');
      const { ChangedElsewhere, NoPlaceLeft } = await import('../../../src/data/base/kept-places');
      return {
        ...{ createOrder, changeOrder, moveOrder, createCustomer, createSeller, applyApproval },
        ...{ ...lists, hasUncounted, newestOrders, findOrder, liveHeads, mirrorCart },
        ...{ ...savedLists, ChangedElsewhere, NoPlaceLeft },
        goOffline: () => goOffline(getDatabase(app)),
        goOnline: () => goOnline(getDatabase(app)),
      };
    },
    async close() {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await server.close();
    },
  };
}

export type Browsers = Awaited<ReturnType<typeof startBrowsers>>;
