import { AxiosError } from 'axios';
import { deleteApp, getApps } from 'firebase/app';
import { goOffline, goOnline } from 'firebase/database';
import { startDatabase } from 'realtime-database-local';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { noFilter } from '../../../domain/order/search/by-head';
import { endpointsInMemory } from '../../support/network/endpoints-in-memory';

const endpoints = endpointsInMemory();
const server = await startDatabase({
  ...{ port: 0, projectId: 'demo-mmv', rulesFile: 'database.rules.json' },
});
vi.stubEnv('VITE_DATABASE_URL', `http://127.0.0.1:${server.port}?ns=demo-mmv`);
// The worker's files share the app of the first, which has another database.
const closeApp = () =>
  Promise.all(getApps().flatMap((app) => (app.name === '[DEFAULT]' ? [deleteApp(app)] : [])));
await closeApp();
const { fetchNumbers, numberPages } =
  await import('../../../src/data/order/search/filtered-orders');
const { database } = await import('../../../src/data/base/database');
afterAll(async () => {
  await closeApp();
  vi.unstubAllEnvs();
  await server.close();
});

const path = '/filtrodepedidos';

/** Answers these pages in turn; `late` ones come from a copy that is behind. */
function answer(...pages: { pedidos: number[]; proximo: string | null; late?: boolean }[]) {
  endpoints.replace(path, () => {
    const { late = false, ...page } = pages.shift() ?? {};
    endpoints.copiedUntil = Date.now() - (late ? 60_000 : 0);
    return page;
  });
}
const asked = () => endpoints.askedFor(path).map(({ query }) => query);
const newest = { ordem: 'recentes' };

beforeEach(() => endpoints.reset([], []));

describe('§2 /pedidos: the numbers of the orders that pass a filter', () => {
  it('are asked for by what is asked, page by page, until there are enough', async () => {
    answer({ pedidos: [5, 3], proximo: 'after 3' }, { pedidos: [2], proximo: 'after 2' });
    const filter = { ...noFilter, status: 'Pendente', empresa: ' BIKE ', atencao: true } as const;
    expect(await fetchNumbers(filter, 3)).toEqual({ numbers: [5, 3, 2], complete: false });
    const params = {
      status: 'Pendente',
      empresa: 'BIKE',
      atencao: '1',
      ordem: 'recentes',
      dias: '7',
    };
    expect(asked()).toEqual([params, { ...params, depois: 'after 3' }]);
  });

  it('are all where no page follows, also those of a copy that is behind', async () => {
    answer({ pedidos: [5], proximo: null, late: true });
    expect(await fetchNumbers({}, 30)).toEqual({ numbers: [5], complete: true });
    expect(asked()).toEqual([newest]);
  });

  it('are read whole, never from a copy that is behind; the page is asked for again', async () => {
    answer(
      { pedidos: [5], proximo: 'after 5' },
      { pedidos: [3], proximo: null, late: true },
      { pedidos: [4, 3], proximo: null },
    );
    const next = numberPages({}, { whole: true });
    expect(await next()).toEqual({ numbers: [5], complete: false });
    await expect(next()).rejects.toMatchObject({ code: 'COPY_BEHIND' });
    expect(await next()).toEqual({ numbers: [4, 3], complete: true });
    expect(await next()).toBeNull();
    const second = { ...newest, depois: 'after 5' };
    expect(asked()).toEqual([newest, second, second]);
  });

  it('are read whole once the connection is back, where a request was lost with it', async () => {
    const lose = () => {
      throw new AxiosError('lost', 'ERR_NETWORK');
    };
    endpoints.replace(path, () => {
      goOffline(database);
      return lose();
    });
    const found = numberPages({}, { whole: true })();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    answer({ pedidos: [5], proximo: null });
    goOnline(database);
    expect(await found).toEqual({ numbers: [5], complete: true });
    endpoints.replace(path, lose);
    await expect(numberPages({}, { whole: true })()).rejects.toThrow('lost');
  });
});
