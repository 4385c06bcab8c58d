// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderHead } from '../../../domain/order/head';
import { anOrder } from '../../../tests/support/data/an-order';
import type { Subscribe } from '../../data/base/subscription';
import * as http from '../../data/base/http';
import * as approved from '../../data/people/still-approved';
import { OrderFactsProvider, useListedFacts } from './facts';

vi.mock('../../data/base/http', () => ({ fetchValue: vi.fn() }));
vi.mock('../../data/people/still-approved', () => ({ watchStillApproved: vi.fn() }));
vi.mock('../page/use-today', () => ({ useToday: () => 0 }));

const customers = ['ana', 'bia', 'caio'];
const orders = Array.from({ length: 60 }, (_, at) => {
  const uid = customers[at % customers.length] ?? '';
  return anOrder({ numerodopedido: at + 1, cliente: { ...anOrder().cliente, uid } });
});

/** Reports a customer's approval, by uid. */
const listeners = new Map<string, (isApproved: boolean) => void>();
const stopped: string[] = [];
let drawn: number[] = [];

function Row({ order }: { order: OrderHead }) {
  const { isCustomerApproved, comparison } = useListedFacts(order);
  drawn.push(order.numerodopedido);
  return (
    <p>
      {order.numerodopedido} {String(isCustomerApproved)} {comparison?.hoje?.short}
    </p>
  );
}

const shown = () => [...document.querySelectorAll('p')].map((row) => row.textContent);
const nextPaint = () => act(() => vi.advanceTimersByTimeAsync(50));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  listeners.clear();
  stopped.length = 0;
  drawn = [];
  vi.mocked(approved.watchStillApproved).mockImplementation(
    ({ uid }): Subscribe<boolean | undefined> =>
      (next) => {
        listeners.set(uid, next);
        return () => stopped.push(uid);
      },
  );
  vi.mocked(http.fetchValue).mockImplementation((_path, _schema, config) => {
    const { pedidos } = (config?.params ?? {}) as { pedidos: string };
    const hoje = { differing: 0, counts: {}, short: 1, dearer: 0 };
    const answer = pedidos
      .split(',')
      .map((number) => ({ numerodopedido: Number(number), conferencia: null, hoje }));
    return Promise.resolve(answer as never);
  });
});

afterEach(() => void vi.useRealTimers());

function openList() {
  const client = new QueryClient();
  const list = (listed: readonly OrderHead[]) => (
    <QueryClientProvider client={client}>
      <OrderFactsProvider>
        {listed.map((order) => (
          <Row key={order.numerodopedido} order={order} />
        ))}
      </OrderFactsProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(list(orders));
  return { show: (listed: readonly OrderHead[]) => rerender(list(listed)) };
}

describe("decision 112: the facts of a list's orders", () => {
  it('are read after the first paint: once per customer, and in one request', async () => {
    openList();
    expect(approved.watchStillApproved).not.toHaveBeenCalled();
    expect(http.fetchValue).not.toHaveBeenCalled();
    await nextPaint();
    expect([...listeners.keys()]).toEqual(customers);
    expect(approved.watchStillApproved).toHaveBeenCalledTimes(customers.length);
    expect(http.fetchValue).toHaveBeenCalledTimes(1);
    expect(shown()[59]).toBe('60 undefined 1');
  });

  it('re-render only the rows that they concern', async () => {
    openList();
    await nextPaint();
    drawn = [];
    act(() => listeners.get('bia')?.(false));
    expect(drawn).toHaveLength(20);
    expect(new Set(drawn.map((number) => orders[number - 1]?.cliente.uid))).toEqual(
      new Set(['bia']),
    );
    expect(shown()[1]).toBe('2 false 1');
  });

  it('are followed only while a row uses them', async () => {
    const { show } = openList();
    await nextPaint();
    show(orders.slice(0, 2));
    await nextPaint();
    expect(stopped).toEqual(['caio']);
    show([...orders.slice(0, 2), ...orders.slice(58)]);
    await nextPaint();
    expect(approved.watchStillApproved).toHaveBeenCalledTimes(customers.length + 1);
  });
});
