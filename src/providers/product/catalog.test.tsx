// @vitest-environment jsdom
import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchProducts, fetchProductsByCode } from '../../data/product/catalog';
import { keepSeen } from '../../data/session/last-visit';
import { claimVisit } from '../../data/session/last-visit-owner';
import type { Product } from '../../../domain/product/product';
import { maxProductsInBrowser } from '../../../domain/query-limits';
import { useProducts, useProductsByCode } from './catalog';
import { dataOf } from '../live/live';
import { RequestsProvider } from '../live/requests';
import { useUser } from '../session/session';

vi.mock('../session/session', () => ({ useUser: vi.fn() }));
vi.mock('../outbox/whether-connected', () => ({
  isConnected: () => Promise.resolve(false),
  whenConnected: () => new Promise(() => {}),
}));
vi.mock('../../data/product/catalog', async (original) => ({
  ...(await original()),
  fetchProducts: vi.fn(),
  fetchProductsByCode: vi.fn(),
}));

function product(CD_PRODUTO: string, CD_GRUPO: string): Product {
  return {
    CD_PRODUTO,
    DESCRICAO: `PEÇA ${CD_PRODUTO}`,
    CD_GRUPO,
    preco_venda: 1,
    estoque_saldo: 1,
  };
}
const catalogOf = (products: Product[]) => ({ products, total: products.length });
const all = [product('1', 'A'), product('2', 'B'), product('3', 'A')];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useUser, { partial: true }).mockReturnValue({ uid: 'ana' });
  vi.mocked(fetchProducts).mockImplementation(({ CD_GRUPO }) => {
    const inGroup = (one: Product) => CD_GRUPO === undefined || one.CD_GRUPO === CD_GRUPO;
    return Promise.resolve(catalogOf(all.filter(inGroup)));
  });
  vi.mocked(fetchProductsByCode).mockImplementation((codes) =>
    Promise.resolve(all.filter(({ CD_PRODUTO }) => codes.includes(CD_PRODUTO))),
  );
});

function Codes({ found }: { found: readonly Product[] | undefined }) {
  return <p>{found?.map(({ CD_PRODUTO }) => CD_PRODUTO).join(' ') ?? 'loading'}</p>;
}

function Group({ group }: { group: string | null }) {
  return <Codes found={dataOf(useProducts(group))?.products} />;
}

function Order({ codes }: { codes: string[] }) {
  return <Codes found={dataOf(useProductsByCode(codes))} />;
}

interface Visited {
  of: ReactNode;
  shows: string;
}

/** Shows the screens in turn, each once the previous one has loaded. */
async function visit(...screens: Visited[]) {
  const { rerender } = render(<RequestsProvider>{null}</RequestsProvider>);
  for (const [at, { of, shows }] of screens.entries()) {
    rerender(
      <RequestsProvider>
        <div key={at}>{of}</div>
      </RequestsProvider>,
    );
    await screen.findByText(shows);
  }
}

const groupA = { of: <Group group="A" />, shows: '1 3' };
const groupB = { of: <Group group="B" />, shows: '2' };
const whole = { of: <Group group={null} />, shows: '1 2 3' };
const order = { of: <Order codes={['2', '3']} />, shows: '2 3' };

describe('the catalogue is not asked twice for the same thing', () => {
  it('takes groups and orders from the whole list once it is there', async () => {
    await visit(whole, groupA, order, groupB, whole);
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([[{}, maxProductsInBrowser]]);
    expect(fetchProductsByCode).not.toHaveBeenCalled();
  });

  it('asks for an order’s own products alone, once for the same codes', async () => {
    await visit(order, { ...order, of: <Order codes={['2', '3']} /> }, order);
    expect(vi.mocked(fetchProductsByCode).mock.calls).toEqual([[['2', '3']]]);
    expect(fetchProducts).not.toHaveBeenCalled();
  });

  it("never takes today's products of an order from a list of the last visit", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    claimVisit('ana');
    await keepSeen('ana', 'produtos waiting', catalogOf(all));
    vi.mocked(fetchProducts).mockRejectedValueOnce(
      Object.assign(new Error('Network Error'), { code: 'ERR_NETWORK' }),
    );
    await visit(whole, order);
    expect(vi.mocked(fetchProductsByCode).mock.calls).toEqual([[['2', '3']]]);
  });
});

describe('a catalogue that was left open', () => {
  const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);
  const comeBack = {
    'to the window': () => window.dispatchEvent(new Event('focus')),
    'to the tab': () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    'to the network': () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    },
  };
  const come = (how: keyof typeof comeBack) =>
    act(async () => {
      comeBack[how]();
      await Promise.resolve();
    });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // A failed request changes nothing on the screen, so its notification must run before `act` ends.
    notifyManager.setScheduler(queueMicrotask);
    return () => {
      notifyManager.setScheduler(defaultScheduler);
      vi.useRealTimers();
    };
  });

  it.each(Object.keys(comeBack) as (keyof typeof comeBack)[])(
    'is asked again after five minutes by who comes back %s',
    async (how) => {
      await visit(groupB, groupA);
      minutes(4);
      await come(how);
      expect(fetchProducts).toHaveBeenCalledTimes(2);
      vi.mocked(fetchProducts).mockResolvedValue(catalogOf([product('9', 'A')]));
      minutes(1);
      await come(how);
      await screen.findByText('9');
      // Products that aren't shown any more are not requested.
      expect(fetchProducts).toHaveBeenCalledTimes(3);
    },
  );

  it('stays after a failure, and is requested again when the person comes back', async () => {
    await visit(whole);
    vi.mocked(fetchProducts).mockRejectedValueOnce(new Error('503'));
    minutes(5);
    await come('to the window');
    await act(() => vi.waitFor(() => expect(console.error).toHaveBeenCalled()));
    expect(screen.getByText('1 2 3')).toBeDefined();
    vi.mocked(fetchProducts).mockResolvedValue(catalogOf([product('9', 'A')]));
    await come('to the window');
    await screen.findByText('9');
  });
});
