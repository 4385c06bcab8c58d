// @vitest-environment jsdom
import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { AxiosError } from 'axios';
import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { HttpStatus } from '../../../tests/screens/support/servers/endpoints';
import { endpointsInMemory } from '../../../tests/support/network/endpoints-in-memory';
import { people } from '../../../tests/support/data/people';
import { SignedIn } from '../../../tests/support/dom/part-of-app';
import { cutDatabase } from '../../../tests/support/network/cut-database';
import { keepSeen } from '../../data/session/last-visit';
import { claimVisit } from '../../data/session/last-visit-owner';
import type { Product } from '../../../domain/product/product';
import { maxProductsInBrowser } from '../../../domain/query-limits';
import { useProducts, useProductsByCode } from './catalog';
import { dataOf } from '../live/live';
import { RequestsProvider } from '../live/requests';

const endpoints = endpointsInMemory();

function product(CD_PRODUTO: string, CD_GRUPO: string): Product {
  return {
    CD_PRODUTO,
    DESCRICAO: `PEÇA ${CD_PRODUTO}`,
    CD_GRUPO,
    preco_venda: 1,
    estoque_saldo: 1,
  };
}
const all = [product('1', 'A'), product('2', 'B'), product('3', 'A')];

const wholeList = [{}, maxProductsInBrowser];
const asked = () => endpoints.askedFor('/produtos').map(({ query, limit }) => [query, limit]);

beforeEach(() => {
  cutDatabase();
  endpoints.reset(all, []);
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
  const tree = (of: ReactNode, at = -1) => (
    <SignedIn user={people.customer}>
      <RequestsProvider>
        <div key={at}>{of}</div>
      </RequestsProvider>
    </SignedIn>
  );
  const { rerender } = render(tree(null));
  for (const [at, { of, shows }] of screens.entries()) {
    rerender(tree(of, at));
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
    expect(asked()).toEqual([wholeList]);
  });

  it('asks for an order’s own products alone, once for the same codes', async () => {
    await visit(order, { ...order, of: <Order codes={['2', '3']} /> }, order);
    expect(asked()).toEqual([[{ CD_PRODUTO: '2,3' }, undefined]]);
  });

  it("never takes today's products of an order from a list of the last visit", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    claimVisit('customer');
    await keepSeen('customer', 'produtos customer', { products: all, total: all.length });
    endpoints.replace('/produtos', ({ query }) => {
      if (!query['CD_PRODUTO']) throw new AxiosError('Network Error', 'ERR_NETWORK');
      return all.slice(1);
    });
    await visit(whole, order);
    expect(asked()).toEqual([wholeList, [{ CD_PRODUTO: '2,3' }, undefined]]);
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
      minutes(1);
      endpoints.products = [product('9', 'A'), product('8', 'B')];
      await come(how);
      await screen.findByText('9');
      // Neither earlier, nor for products that aren't shown any more.
      expect(asked()).toHaveLength(3);
    },
  );

  it('stays after a failure, and is requested again when the person comes back', async () => {
    await visit(whole);
    endpoints.replace('/produtos', () => {
      throw new HttpStatus(503);
    });
    minutes(5);
    await come('to the window');
    await act(() => vi.waitFor(() => expect(console.error).toHaveBeenCalled()));
    expect(screen.getByText('1 2 3')).toBeDefined();
    endpoints.reset([product('9', 'A')], []);
    await come('to the window');
    await screen.findByText('9');
  });
});
