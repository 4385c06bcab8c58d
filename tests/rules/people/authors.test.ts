import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { serverTimestamp } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { pauseBetweenMoves } from '../../../domain/order/change';
import type { Order } from '../../../domain/order/order';
import { statusWrite } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { orders } from '../../support/data/world';

const rules = startRules();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const { write } = rules;
const { admin, seller } = people;
const approval = statusWrite(orders.pending, 'aprovar', admin, 'c1');
const line = approval['pedidos/1/historico/c1'] as object;

describe('decision 73: the staff’s names are out of customers’ reach', () => {
  test('a customer who reads their whole order finds no name in its history', async () => {
    await assertSucceeds(write('admin', approval));
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    const approved = (await rules.stored('pedidos/1')) as Order;
    await assertSucceeds(write('seller', statusWrite(approved, 'analisar', seller, 'c2')));
    const read = (await rules.as('customer').ref('pedidos/1').get()).val() as Order;
    expect(Object.values(read.historico ?? {}).map(({ por }) => por)).toEqual([
      { uid: 'admin' },
      { uid: 'seller' },
    ]);
    expect(JSON.stringify(read)).not.toContain(admin.nome);
    expect(JSON.stringify(read.historico)).not.toContain(seller.nome);
  });

  test('only people who move orders read them, one by one', async () => {
    await write('admin', approval);
    for (const who of ['admin', 'seller', 'seller2'] as const) {
      expect((await rules.as(who).ref('autores/admin').get()).val()).toBe(admin.nome);
      await assertFails(rules.as(who).ref('autores').get());
    }
    for (const who of ['customer', 'pending', 'pendingSeller', 'removed', null] as const) {
      await assertFails(rules.as(who).ref('autores/admin').get());
    }
  });

  test.each<[string, unknown]>([
    ['with a name', { uid: 'admin', nome: admin.nome }],
    ['with anything else', { uid: 'admin', x: 1 }],
    ['without anybody', null],
    ['by somebody else', { uid: 'seller' }],
  ])('a new line %s is refused', (_what, por) =>
    assertFails(write('admin', { ...approval, 'pedidos/1/historico/c1': { ...line, por } })),
  );

  test('a new line without its author’s name in its place is refused', async () => {
    const { 'autores/admin': _name, ...nameless } = approval;
    await assertFails(write('admin', nameless));
    await assertFails(write('admin', { ...approval, 'autores/admin': 'Diretoria' }));
  });

  test('an order with a line from before, which has a name, still moves', async () => {
    const older = { ...line, por: { uid: 'admin', nome: admin.nome }, em: 1 };
    await rules.put('pedidos/1/historico', { c0: { ...older, vez: null } });
    await rules.put('pedidos/1/mudanca', 'c0');
    const move = statusWrite({ ...orders.pending, mudanca: 'c0' }, 'aprovar', seller, 'c1');
    await assertSucceeds(write('seller', move));
    expect(await rules.stored('pedidos/1/historico/c0/por')).toEqual(older.por);
    await assertFails(write('admin', { 'pedidos/1/historico/c0/por/nome': null }));
    await assertFails(write('customer', { 'pedidos/1/historico/c0/por/nome': null }));
  });
});

describe('nobody writes another person’s name, or a wrong one', () => {
  test.each<[string, string, unknown]>([
    ['another name', 'autores/seller', 'Diretoria'],
    ['an endless one', 'autores/seller', 'x'.repeat(100_000)],
    ['a number', 'autores/seller', 5],
    ['a moment', 'autores/seller', serverTimestamp()],
    ['a record', 'autores/seller', { nome: seller.nome }],
    ['a field', 'autores/seller/nome', seller.nome],
    ['nothing', 'autores/seller', null],
    ['theirs for another', 'autores/admin', seller.nome],
    ['another’s', 'autores/admin', admin.nome],
    ['a customer’s', 'autores/customer', people.customer.nome],
    ['the whole list', 'autores', { seller: seller.nome }],
    ['no list', 'autores', null],
  ])('a seller may not set %s', async (_what, path, value) => {
    await rules.put('autores', { seller: seller.nome });
    await assertFails(write('seller', { [path]: value }));
  });
  test('their own, as their record has it', () =>
    assertSucceeds(write('seller', { 'autores/seller': seller.nome })));
  test.each(['customer', 'pendingSeller', 'removed'] as const)('%s has none', (who) =>
    assertFails(write(who, { [`autores/${who}`]: people[who].nome })),
  );
});
