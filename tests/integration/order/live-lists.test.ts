import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { OrderHead } from '../../../domain/order/head';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { draft } from '../../support/data/world';

let browsers: Browsers;
beforeAll(async () => {
  browsers = await startBrowsers();
});
beforeEach(() => browsers.reset());
afterAll(() => browsers.close());

/** Every list of pending orders that the administrator's browser received, newest last. */
async function watchPending() {
  const admin = await browsers.open(people.admin.uid, people.admin.email);
  const lists: OrderHead[][] = [];
  const { watch } = admin.newestOrders(admin.ordersInStatus('Pendente'));
  const stop = watch(
    ({ items }) => lists.push(items),
    (error) => {
      throw error;
    },
  );
  await vi.waitFor(() => expect(lists).toHaveLength(1));
  const latest = () => lists.at(-1) ?? [];
  return { ...admin, latest, numbers: () => latest().map((order) => order.numerodopedido), stop };
}

describe('§7 a live list of orders', () => {
  test('follows added and removed orders, and leaves the others unchanged', async () => {
    const { latest, numbers, moveOrder, stop } = await watchPending();
    expect(numbers()).toEqual([1]);
    const [first] = latest();

    const customer = await browsers.open(people.customer.uid, people.customer.email);
    await customer.createOrder(draft(people.customer, 200));
    await customer.createOrder(draft(people.customer, 201));
    await vi.waitFor(() => expect(numbers()).toEqual([1, 4, 5]));
    expect(latest()[0]).toBe(first);
    const last = latest()[2];

    const fourth = latest()[1];
    if (fourth) await moveOrder(fourth, 'aprovar', people.admin);
    await vi.waitFor(() => expect(numbers()).toEqual([1, 5]));
    expect(latest()[0]).toBe(first);
    expect(latest()[1]).toBe(last);
    stop();
  });

  test('ends with the error if it may not be read', async () => {
    const customer = await browsers.open(people.customer.uid, people.customer.email);
    const error = await new Promise<Error>((resolve, reject) => {
      customer
        .newestOrders(customer.ordersInStatus('Pendente'))
        .watch(() => reject(new Error('A customer read the orders of all.')), resolve);
    });
    expect(error.message).toMatch(/permission_denied/i);
  });
});
