// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { noFilter, type ListFilter } from '../../../../domain/order/search/by-head';
import { aListOf, anOrder } from '../../../../tests/support/data/an-order';
import { dataOf } from '../../live/live';
import { useOrders } from '../orders';
import { useFilteredOrders } from './filtered-orders';

const fetchNumbers = vi.hoisted(() => vi.fn<(filter: ListFilter, count: number) => object>());
vi.mock('../../../data/order/search/filtered-orders', () => ({ fetchNumbers }));
vi.mock('../orders', () => ({ useOrders: vi.fn() }));
vi.mock('../use-orders-answer', async () => ({
  useOrdersAnswer: (await import('../../live/use-answer')).useAnswer,
}));
vi.mock('./live-heads', async () => {
  const { useMemo } = await import('react');
  return {
    useHeads: (numbers: readonly number[]) =>
      useMemo(() => ({ status: 'ready', data: numbers.map((one) => headOf(one)) }), [numbers]),
  };
});

/** Every tenth order now has another seller. */
const headOf = (numerodopedido: number) =>
  anOrder({ numerodopedido, idvendedor: numerodopedido % 10 === 0 ? 'other' : 'rafael' });
const all = Array.from({ length: 1100 }, (_, at) => 1100 - at);
const bike = { ...noFilter, status: 'Pendente', empresa: 'BIKE' } as const;

function open(filter: ListFilter | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
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
  vi.mocked(useOrders).mockReturnValue(aListOf([]));
  fetchNumbers.mockReset().mockImplementation((_filter, count) => {
    const numbers = all.slice(0, 1000 * Math.ceil(count / 1000));
    return Promise.resolve({ numbers, complete: numbers.length === all.length });
  });
});

describe('§2 /pedidos: the orders that an endpoint finds', () => {
  it('grow by 30 rows, beyond the first 1,000 numbers too, and never shrink meanwhile', async () => {
    const { result, page, shown } = open(bike);
    await waitFor(() => expect(page()?.rows).toHaveLength(30));
    expect(page()).toMatchObject({ total: undefined, isWhole: false });
    for (let step = 0; step < 33; step += 1) act(() => result.current.more());
    await waitFor(() => expect(page()?.rows).toHaveLength(1020));
    expect(fetchNumbers.mock.calls.map(([, count]) => count)).toEqual([30, 1020]);
    expect(page()).toMatchObject({ total: 1100, isWhole: false });
    for (let step = 0; step < 3; step += 1) act(() => result.current.more());
    await waitFor(() => expect(page()).toMatchObject({ total: 1100, isWhole: true }));
    const seen = shown.filter((count) => count >= 0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it("keep the previous filter's rows until the next is answered, and are gone without a filter", async () => {
    const { result, page, rerender } = open(bike);
    await waitFor(() => expect(page()?.rows).toHaveLength(30));
    fetchNumbers.mockReturnValue(new Promise(() => undefined));
    rerender({ ...bike, empresa: 'BIKES' });
    expect(page()).toBeUndefined();
    expect(result.current.last).toHaveLength(30);
    rerender(null);
    expect(result.current.last).toEqual([]);
  });

  it('say that they could not be found, and try again', async () => {
    fetchNumbers.mockRejectedValueOnce(new Error('no answer'));
    const { result, page } = open(bike);
    await waitFor(() => expect(result.current.retry).toBeDefined());
    expect(page()).toBeUndefined();
    act(() => result.current.retry?.());
    await waitFor(() => expect(page()?.rows).toHaveLength(30));
    expect(result.current.retry).toBeUndefined();
  });

  it('belong to the filtered seller only, even if an order got another seller meanwhile', async () => {
    const { page } = open({ ...noFilter, representante: 'rafael' });
    await waitFor(() => expect(page()?.rows).toHaveLength(27));
  });
});
