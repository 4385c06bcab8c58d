// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { headsOf } from '../../../../domain/order/head';
import { noFilter, type ListFilter } from '../../../../domain/order/search/by-head';
import { HttpStatus } from '../../../../tests/screens/support/servers/endpoints';
import { endpointsInMemory } from '../../../../tests/support/network/endpoints-in-memory';
import { anOrder } from '../../../../tests/support/data/an-order';
import { people } from '../../../../tests/support/data/people';
import { idleOutbox, PartOfApp } from '../../../../tests/support/dom/part-of-app';
import { cutDatabase, write } from '../../../../tests/support/network/cut-database';
import { dataOf } from '../../live/live';
import { OrdersProvider } from '../orders';
import { useFilteredOrders } from './filtered-orders';

const endpoints = endpointsInMemory();
const asked = () => endpoints.askedFor('/filtrodepedidos').map(({ query }) => query['depois']);

/** Every tenth order now has another seller. */
const headOf = (numerodopedido: number) =>
  anOrder({ numerodopedido, idvendedor: numerodopedido % 10 === 0 ? 'other' : 'rafael' });
const all = Array.from({ length: 1100 }, (_, at) => 1100 - at);
const heads = headsOf(all.map(headOf));
const bike = { ...noFilter, status: 'Pendente', empresa: 'BIKE' } as const;

function open(filter: ListFilter | null) {
  const outbox = idleOutbox(people.admin);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PartOfApp user={people.admin} outbox={outbox}>
      <OrdersProvider scope="all" status="Pendente">
        {children}
      </OrdersProvider>
    </PartOfApp>
  );
  const shown: number[] = [];
  const hook = renderHook(
    (asked: ListFilter | null) => {
      const found = useFilteredOrders(asked);
      shown.push(dataOf(found.page)?.rows.length ?? -1);
      return found;
    },
    { wrapper, initialProps: filter },
  );
  return { ...hook, shown, page: () => dataOf(hook.result.current.page) };
}

beforeEach(() => {
  cutDatabase();
  write('cabecalhos', heads);
  endpoints.reset([], []);
  endpoints.replace('/filtrodepedidos', ({ query }) =>
    query['depois']
      ? { pedidos: all.slice(1000), proximo: null }
      : { pedidos: all.slice(0, 1000), proximo: 'more' },
  );
});

describe('§2 /pedidos: the orders that an endpoint finds', () => {
  it('grow by 30 rows, beyond the first 1,000 numbers too, and never shrink meanwhile', async () => {
    const { result, page, shown } = open(bike);
    await waitFor(() => expect(page()?.rows).toHaveLength(30));
    expect(page()).toMatchObject({ total: undefined, isWhole: false });
    for (let step = 0; step < 33; step += 1) act(() => result.current.more());
    await waitFor(() => expect(page()?.rows).toHaveLength(1020));
    expect(asked()).toEqual([undefined, undefined, 'more']);
    expect(page()).toMatchObject({ total: 1100, isWhole: false });
    for (let step = 0; step < 3; step += 1) act(() => result.current.more());
    await waitFor(() => expect(page()).toMatchObject({ total: 1100, isWhole: true }));
    const seen = shown.filter((count) => count >= 0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it("keep the previous filter's rows until the next is answered, and are gone without a filter", async () => {
    const { result, page, rerender } = open(bike);
    await waitFor(() => expect(page()?.rows).toHaveLength(30));
    endpoints.replace('/filtrodepedidos', () => new Promise(() => undefined));
    rerender({ ...bike, empresa: 'BIKES' });
    expect(page()).toBeUndefined();
    expect(result.current.last).toHaveLength(30);
    rerender(null);
    expect(result.current.last).toEqual([]);
  });

  it('say that they could not be found, and try again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/filtrodepedidos', () => {
      throw new HttpStatus(503);
    });
    const { result, page } = open(bike);
    await waitFor(() => expect(result.current.retry).toBeDefined());
    expect(page()).toBeUndefined();
    endpoints.replace('/filtrodepedidos', () => ({ pedidos: all.slice(0, 30), proximo: 'more' }));
    act(() => result.current.retry?.());
    await waitFor(() => expect(page()?.rows).toHaveLength(30));
    expect(result.current.retry).toBeUndefined();
  });

  it('belong to the filtered seller only, even if an order got another seller meanwhile', async () => {
    const { page } = open({ ...noFilter, representante: 'rafael' });
    await waitFor(() => expect(page()?.rows).toHaveLength(27));
  });
});
