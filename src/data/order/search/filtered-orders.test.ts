import { beforeEach, describe, expect, it, vi } from 'vitest';

import { noFilter } from '../../../../domain/order/search/by-head';
import { copiedUntilHeader } from '../../../../domain/query-limits';
import { fetchNumbers, numberPages } from './filtered-orders';

const get = vi.hoisted(() =>
  vi.fn<(path: string, request: { params: object }) => Promise<object>>(),
);
vi.mock('../../base/http', () => ({ http: () => Promise.resolve({ get }) }));

/** The next answers about the connection; true once they are used up. */
const connection = vi.hoisted((): boolean[] => []);
vi.mock('../../base/database', () => ({
  watchConnected: (next: (connected: boolean) => void) => {
    next(connection.shift() ?? true);
    return () => undefined;
  },
}));

const now = Date.parse('2026-03-05T12:00:00Z');
const headersOf = (behindBy: number) => ({
  date: new Date(now).toUTCString(),
  [copiedUntilHeader.toLowerCase()]: new Date(now - behindBy).toISOString(),
});
const answer = (pedidos: number[], proximo: string | null, behindBy = 0) =>
  get.mockResolvedValueOnce({ data: { pedidos, proximo }, headers: headersOf(behindBy) });
const newest = { ordem: 'recentes' };
/** The request's parameters; absent ones are undefined. */
const asked = () => get.mock.calls.map(([, { params }]) => params);

beforeEach(() => get.mockReset());

describe('§2 /pedidos: the numbers of the orders that pass a filter', () => {
  it('are asked for by what is asked, page by page, until there are enough', async () => {
    answer([5, 3], 'after 3');
    answer([2], 'after 2');
    const filter = { ...noFilter, status: 'Pendente', empresa: ' BIKE ', atencao: true } as const;
    expect(await fetchNumbers(filter, 3)).toEqual({ numbers: [5, 3, 2], complete: false });
    const params = { status: 'Pendente', empresa: 'BIKE', atencao: 1, ordem: 'recentes', dias: 7 };
    expect(asked()).toEqual([params, { ...params, depois: 'after 3' }]);
  });

  it('are all where no page follows, also those of a copy that is behind', async () => {
    answer([5], null, 60_000);
    expect(await fetchNumbers({}, 30)).toEqual({ numbers: [5], complete: true });
    expect(asked()).toEqual([newest]);
  });

  it('are read whole, never from a copy that is behind; the page is asked for again', async () => {
    answer([5], 'after 5');
    answer([3], null, 60_000);
    answer([4, 3], null);
    const next = numberPages({}, { whole: true });
    expect(await next()).toEqual({ numbers: [5], complete: false });
    await expect(next()).rejects.toMatchObject({ code: 'COPY_BEHIND' });
    expect(await next()).toEqual({ numbers: [4, 3], complete: true });
    expect(await next()).toBeNull();
    const second = { ...newest, depois: 'after 5' };
    expect(asked()).toEqual([newest, second, second]);
  });

  it('are read whole once the connection is back, where a request was lost with it', async () => {
    get.mockRejectedValueOnce(Object.assign(new Error('lost'), { code: 'ERR_NETWORK' }));
    answer([5], null);
    connection.push(true, false, true);
    const next = numberPages({}, { whole: true });
    expect(await next()).toEqual({ numbers: [5], complete: true });
    get.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ERR_NETWORK' }));
    await expect(numberPages({}, { whole: true })()).rejects.toThrow('gone');
  });
});
