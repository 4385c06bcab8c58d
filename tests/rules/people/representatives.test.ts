import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { newOrderWrite, sellerWrite, statusWrite } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { draft, draftFor, orders, sellerEntries } from '../../support/data/world';
import { startRules } from '../../support/rules-environment';
import { withHeads } from '../with-heads';

const rules = startRules();

const marker = 'representantes/customer/seller2';
const through2 = () => newOrderWrite(draft(people.customer, 10, sellerEntries.seller2), 4);
const handOver = () => sellerWrite(orders.pending, sellerEntries.seller2, people.admin, 'line');
const without = (write: Record<string, unknown>, path: string) =>
  Object.fromEntries(Object.entries(write).filter(([key]) => key !== path));

describe('decision 92: a customer’s sellers', () => {
  test('is marked by an order, once and for all', async () => {
    await assertSucceeds(rules.write('customer', through2()));
    expect(await rules.stored('representantes/customer')).toEqual({ seller: true, seller2: true });
  });

  test('a further order through the same seller marks them again', () =>
    assertSucceeds(rules.write('customer', newOrderWrite(draft(people.customer, 10), 4))));

  test('the author of an order through another seller is not their representative', async () => {
    const write = newOrderWrite(
      draftFor(people.customer2, people.seller, 10, sellerEntries.seller2),
      4,
    );
    await assertSucceeds(rules.write('seller', write));
    expect(await rules.stored('representantes/customer2')).toEqual({ seller2: true });
  });

  test('a seller who orders for themselves is no customer', async () => {
    const own = newOrderWrite(draft(people.seller, 10, sellerEntries.seller2), 4);
    await assertFails(rules.write('seller', { ...own, 'representantes/seller/seller2': true }));
    await assertSucceeds(rules.write('seller', own));
    expect(await rules.stored('representantes/seller')).toBeNull();
  });

  test('an order that moves to another seller marks them, and keeps the first', async () => {
    await assertSucceeds(rules.write('admin', handOver()));
    expect(await rules.stored('representantes/customer')).toEqual({ seller: true, seller2: true });
  });

  test('an order from before a recount moves without a marker', async () => {
    await rules.clear('representantes');
    const approve = statusWrite(orders.pending, 'aprovar', people.seller, 'line');
    await assertSucceeds(rules.write('seller', approve));
    expect(await rules.stored('representantes')).toBeNull();
  });

  test.each(['seller', 'seller2', 'admin'] as const)('%s may ask', async (who) => {
    const found = await rules.as(who).ref('representantes/customer').get();
    expect(found.val()).toEqual({ seller: true });
  });

  test.each(['customer', 'customer2', 'pendingSeller', null] as const)(
    '%s may not',
    async (who) => {
      await assertFails(rules.as(who).ref('representantes/customer').get());
      await assertFails(rules.as(who).ref('representantes/customer/seller').get());
    },
  );
});

describe('a forged marker is refused', () => {
  type Values = Record<string, unknown>;
  test.each<[string, 'customer' | 'seller' | 'admin', () => Values]>([
    ['without an order', 'seller', () => ({ [marker]: true })],
    [
      'one that is there, without an order',
      'seller',
      () => ({ 'representantes/customer/seller': true }),
    ],
    [
      'of the order that moved last, and stays now',
      'seller',
      () => ({ 'representantes/customer2/seller2': true }),
    ],
    [
      'by the name of an order that stays as it is',
      'seller',
      () => ({ 'representantes/customer/seller': true, 'resumopedidos/pedido': 1 }),
    ],
    [
      'of another seller',
      'customer',
      () => ({ ...newOrderWrite(draft(people.customer, 10), 4), [marker]: true }),
    ],
    [
      'of another customer',
      'customer',
      () => ({ ...through2(), 'representantes/pending/seller2': true }),
    ],
    [
      'with a move of the status',
      'seller',
      () => ({ ...statusWrite(orders.pending, 'aprovar', people.seller, 'line'), [marker]: true }),
    ],
    [
      'of an order that goes to somebody else',
      'admin',
      () => ({ ...handOver(), 'representantes/customer/pendingSeller': true }),
    ],
    ['that is no marker', 'customer', () => ({ ...through2(), [marker]: 'x' })],
    ['that is false', 'customer', () => ({ ...through2(), [marker]: false })],
    ['with a child', 'customer', () => ({ ...through2(), [marker]: { x: true } })],
    [
      'of all sellers',
      'customer',
      () => ({ ...without(through2(), marker), 'representantes/customer': { seller2: true } }),
    ],
    ['taken away', 'seller', () => ({ 'representantes/customer/seller': null })],
    [
      'taken away with the order',
      'admin',
      () => ({ ...handOver(), 'representantes/customer/seller': null }),
    ],
    ['left out of a new order', 'customer', () => without(through2(), marker)],
    [
      'left out of an order that goes to another seller',
      'admin',
      () => without(handOver(), marker),
    ],
  ])('%s', (_what, who, write) => assertFails(rules.write(who, withHeads(write()))));
});
