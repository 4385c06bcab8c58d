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
  async function settings(init: RequestInit = {}): Promise<string> {
    const place = `${server.url}/.settings/rules.json?ns=${projectId}`;
    const answer = await fetchAnew(place, { ...init, headers: { Authorization: 'Bearer owner' } });
    return answer.text();
  }

  return {
    url: `${server.url}?ns=${projectId}`,
    reset: (tree: object = world()) => server.set('', tree),
    stored: server.get,
    store: server.set,
    storeAll: (values: Record<string, unknown>) => server.update('', values),
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
    close: server.close,
  };
}
