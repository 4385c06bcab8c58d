import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, get, getDatabase, ref, set, update } from 'firebase/database';
import { startDatabase } from 'realtime-database-local';

import { fetchAnew } from '../../support/fetch-anew';
import { world } from '../../support/data/world';

const projectId = 'demo-mmv';

/** Starts the local database in this process, with the project's rules. The test itself bypasses them. */
export async function startLocalDatabase() {
  /** Queries by an order without an index. For these Firebase sends the whole list, or refuses. */
  const unindexed: string[] = [];
  /** Refused reads, such as 'pedidos/12 by seller'. */
  const refusedReads: string[] = [];
  const server = await startDatabase({
    ...{ projectId, rules: 'database.rules.json' },
    log(line) {
      if (line.includes('Index not defined')) unindexed.push(line);
      const [, refused] = /refused: read \/(\S* by \S+):/.exec(line) ?? [];
      if (refused !== undefined) refusedReads.push(refused);
    },
  });
  // Over a connection like the page's: what is stored arrives after the listeners that the page asked for before.
  const app = initializeApp({ projectId }, `owner ${server.port}`);
  const owner = getDatabase(app, `${server.url}?ns=${projectId}`);
  connectDatabaseEmulator(owner, '127.0.0.1', server.port, { mockUserToken: 'owner' });

  async function settings(init: RequestInit = {}): Promise<string> {
    const place = `${server.url}/.settings/rules.json?ns=${projectId}`;
    const answer = await fetchAnew(place, { ...init, headers: { Authorization: 'Bearer owner' } });
    return answer.text();
  }

  return {
    url: `${server.url}?ns=${projectId}`,
    reset: (tree: object = world()) => set(ref(owner), tree),
    stored: async (path: string): Promise<unknown> => (await get(ref(owner, path))).val(),
    store: (path: string, value: unknown) => set(ref(owner, path), value),
    storeAll: (values: Record<string, unknown>) => update(ref(owner), values),
    /** Lets the rules refuse every read of this place until the returned function allows them again. */
    async refuse(place: string) {
      const rules = await settings();
      const begin = place.split('/').reduce((at, key) => rules.indexOf(`"${key}": {`, at), 0);
      const refused = rules.slice(begin).replace(/"\.read": "[^"]*"/, '".read": false');
      await settings({ method: 'PUT', body: rules.slice(0, begin) + refused });
      return () => settings({ method: 'PUT', body: rules });
    },
    unindexed,
    refusedReads,
    /** The server's clock; the computer's is `Date`. */
    clock: server.clock,
    async close() {
      await deleteApp(app);
      await server.close();
    },
  };
}
