import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { serverTimestamp } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { pauseBetweenSendings } from '../../../../domain/order/quote/time/pace';
import { newOrderWrite, statusWrite } from '../../../../src/data/order/writes';
import { people } from '../../../support/data/people';
import { startRules } from '../../../support/rules-environment';
import { draft, keyOf } from '../../../support/data/world';
import type { Order } from '../../../../domain/order/order';

const rules = startRules();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const quote = (who: 'customer' | 'customer2', number: number) =>
  newOrderWrite(draft(people[who], 100 + number), number);
const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

describe('§4 one sender can’t stop the others', () => {
  test('of 20 quotes sent at once one is stored', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => 4 + index);
    const sent = await Promise.allSettled(
      numbers.map((number) => rules.write('customer', quote('customer', number))),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rules.stored('numerodopedido')).toBe(4);
  });

  test('the next is accepted two seconds later, another person’s at once', async () => {
    await assertSucceeds(rules.write('customer', quote('customer', 4)));
    wait(pauseBetweenSendings - 1);
    await assertFails(rules.write('customer', quote('customer', 5)));
    await assertSucceeds(rules.write('customer2', quote('customer2', 5)));
    wait(1);
    await assertSucceeds(rules.write('customer', quote('customer', 6)));
    expect(await rules.stored('envios/customer/ultimo')).toBe(Date.now());
  });

  test.each<[string, (who: string) => Record<string, unknown>]>([
    ['without noting it', (path) => ({ [path]: undefined })],
    ['noting another moment', (path) => ({ [path]: 1 })],
    ['noting a later one', (path) => ({ [path]: Date.now() + 1e9 })],
    ['noting none', (path) => ({ [path]: null })],
    ['noting a text', (path) => ({ [path]: 'x' })],
    ['noting it for another', () => ({ 'envios/customer2/ultimo': serverTimestamp() })],
  ])('a quote %s is refused', async (_what, change) => {
    const { 'envios/customer/ultimo': own, ...rest } = quote('customer', 4);
    const changed = { ...rest, 'envios/customer/ultimo': own, ...change('envios/customer/ultimo') };
    const values = Object.fromEntries(
      Object.entries(changed).filter(([, value]) => value !== undefined),
    );
    await assertFails(rules.write('customer', values));
  });

  test('not even two in the same millisecond', async () => {
    await assertSucceeds(rules.write('customer', quote('customer', 4)));
    const { 'envios/customer/ultimo': _noted, ...again } = quote('customer', 5);
    await assertFails(rules.write('customer', again));
  });

  test('nobody moves their last sending without an order, or another’s', async () => {
    for (const who of ['customer', 'customer2', 'admin', 'seller', null] as const) {
      for (const value of [serverTimestamp(), 0, null]) {
        await assertFails(rules.write(who, { 'envios/customer/ultimo': value }));
      }
    }
    await assertFails(rules.write('customer', { 'envios/customer': null }));
  });

  test('a sent quote is not stored again under its key, however late', async () => {
    await assertSucceeds(rules.write('customer', quote('customer', 4)));
    wait(pauseBetweenSendings);
    await assertFails(rules.write('customer', newOrderWrite(draft(people.customer, 104), 5)));
    expect(await rules.stored(`envios/customer/${keyOf(104)}`)).toBe(4);
  });

  test('the administrator deletes a flood at once', async () => {
    const numbers = Array.from({ length: 10 }, (_, index) => 4 + index);
    const flood: Order[] = [];
    for (const numerodopedido of numbers) {
      const order = draft(people.customer, 100 + numerodopedido);
      await rules.write('customer', newOrderWrite(order, numerodopedido));
      flood.push({ ...order, numerodopedido, criadoem: Date.now() });
      wait(pauseBetweenSendings);
    }
    await Promise.all(
      flood.map((order) =>
        rules.write(
          'admin',
          statusWrite(order, 'excluir', people.admin, `c${order.numerodopedido}`),
        ),
      ),
    );
    expect(await rules.stored('resumopedidos/Excluido/quantidade')).toBe(11);
    expect(await rules.stored('resumopedidos/Pendente/quantidade')).toBe(1);
  });
});
