// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderHead } from '../../../../domain/order/head';
import { endpointsInMemory } from '../../../../tests/support/network/endpoints-in-memory';
import { anOrder } from '../../../../tests/support/data/an-order';
import { people } from '../../../../tests/support/data/people';
import { idleOutbox, PartOfApp } from '../../../../tests/support/dom/part-of-app';
import { logListens } from '../../../../tests/support/network/listens';
import { cutDatabase, write } from '../../../../tests/support/network/cut-database';
import { http } from '../../../data/base/http';
import { OrderFactsProvider, useListedFacts } from './facts';

const endpoints = endpointsInMemory();
// Otherwise the first request would load its code.
beforeAll(async () => void (await http()));

const customers = ['ana', 'bia', 'caio'];
const orders = Array.from({ length: 60 }, (_, at) => {
  const uid = customers[at % customers.length] ?? '';
  return anOrder({ numerodopedido: at + 1, cliente: { ...anOrder().cliente, uid } });
});
const entry = (uid: string) => `clientes/${uid}/uid`;
const approve = (uid: string, value: string | null) => write(entry(uid), value);

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

const counts = { codigo: 0, nome: 0, preco: 0, estoque: 0 };
const shown = () => [...document.querySelectorAll('p')].map((row) => row.textContent);
const nextPaint = () => act(() => vi.advanceTimersByTimeAsync(50));

beforeEach(() => {
  vi.useFakeTimers();
  cutDatabase();
  for (const uid of customers) approve(uid, uid);
  endpoints.reset([], []);
  endpoints.replace('/conferencias', ({ query }) =>
    (query['pedidos'] ?? '').split(',').map((number) => ({
      ...{ numerodopedido: Number(number), conferencia: null },
      hoje: { differing: 0, counts, short: 1, dearer: 0 },
    })),
  );
  drawn = [];
});

afterEach(() => void vi.useRealTimers());

function openList() {
  const outbox = idleOutbox(people.admin);
  const listens = logListens();
  const list = (listed: readonly OrderHead[]) => (
    <PartOfApp user={people.admin} outbox={outbox}>
      <OrderFactsProvider>
        {listed.map((order) => (
          <Row key={order.numerodopedido} order={order} />
        ))}
      </OrderFactsProvider>
    </PartOfApp>
  );
  const { rerender } = render(list(orders));
  const ofCustomers = () => listens.filter((path) => path.includes('clientes'));
  return { ofCustomers, show: (listed: readonly OrderHead[]) => rerender(list(listed)) };
}

describe("decision 112: the facts of a list's orders", () => {
  it('are read after the first paint: once per customer, and in one request', async () => {
    const { ofCustomers } = openList();
    expect(ofCustomers()).toEqual([]);
    expect(endpoints.asked).toEqual([]);
    await nextPaint();
    expect(ofCustomers()).toEqual(customers.map((uid) => `+${entry(uid)}`));
    expect(endpoints.askedFor('/conferencias')).toHaveLength(1);
    expect(shown()[59]).toBe('60 true 1');
  });

  it('re-render only the rows that they concern', async () => {
    openList();
    await nextPaint();
    drawn = [];
    act(() => approve('bia', null));
    expect(drawn).toHaveLength(20);
    expect(new Set(drawn.map((number) => orders[number - 1]?.cliente.uid))).toEqual(
      new Set(['bia']),
    );
    expect(shown()[1]).toBe('2 false 1');
  });

  it('are followed only while a row uses them', async () => {
    const { show, ofCustomers } = openList();
    await nextPaint();
    show(orders.slice(0, 2));
    await nextPaint();
    expect(ofCustomers().slice(3)).toEqual([`-${entry('caio')}`]);
    show([...orders.slice(0, 2), ...orders.slice(58)]);
    await nextPaint();
    expect(ofCustomers().slice(4)).toEqual([`+${entry('caio')}`]);
  });
});
