import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { serverTimestamp } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { headOf } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import {
  newOrderWrite,
  sellerWrite,
  statusWrite,
  type Write,
} from '../../../src/data/order/writes';
import { people, type Person } from '../../support/data/people';
import { placesOf, withPriority } from '../../support/run/priorities';
import { startRules } from '../../support/rules-environment';
import { draft, draftFor, orders, sellerEntries } from '../../support/data/world';
import { valueAt, withValue } from '../coverage/changed-write';

const rules = startRules();
const { write } = rules;

const words = { observacao: 'até sexta', referencia: 'OC 12' };
const quote = { ...draft(people.customer, 10), ...words };
const quoteForCustomer = { ...draftFor(people.customer2, people.seller), ...words };
const told: Order = { ...orders.pending, ...words };
/** Order 1 with all fields that a head can have. */
const beforeMoves = { 'pedidos/1': told, 'cabecalhos/1': headOf(told) };

interface Honest {
  what: string;
  who: Person;
  number: number;
  write: () => Write;
}

const honest: readonly Honest[] = [
  { what: 'a new order', who: 'customer', number: 4, write: () => newOrderWrite(quote, 4) },
  {
    ...{ what: 'a new order for a customer', who: 'seller', number: 4 },
    write: () => newOrderWrite(quoteForCustomer, 4),
  },
  {
    ...{ what: 'a move', who: 'seller', number: 1 },
    write: () => statusWrite(told, 'aprovar', people.seller, 'c1'),
  },
  {
    ...{ what: 'a hand-over', who: 'admin', number: 1 },
    write: () => sellerWrite(told, sellerEntries.seller2, people.admin, 'c1'),
  },
];

async function prepare(): Promise<void> {
  for (const [path, value] of Object.entries(beforeMoves)) await rules.put(path, value);
}

async function storedHead(number: number): Promise<{ stored: unknown; due: unknown }> {
  const order = (await rules.stored(paths.order(number))) as Order;
  return { stored: await rules.stored(paths.orderHead(number)), due: headOf(order) };
}

const withField = (head: Write, part: string, field: string): Write => ({
  ...head,
  [part]: { ...(head[part] as object | undefined), [field]: 'x' },
});

describe.each(honest)('$what', ({ who, number, write: honestly }) => {
  beforeEach(prepare);
  const place = paths.orderHead(number);
  const head = () => honestly()[place] as Write;
  const byFields = (): Write => {
    const fields = Object.entries(head()).map(([field, value]) => [`${place}/${field}`, value]);
    return Object.fromEntries(fields) as Write;
  };
  const withHead = (to: unknown): Write => ({ ...honestly(), [place]: to });

  test('stores the head of the stored order', async () => {
    await assertSucceeds(write(who, honestly()));
    const { stored, due } = await storedHead(number);
    expect(stored).toEqual(due);
    expect(stored).toMatchObject({ numerodopedido: number, recado: true, referencia: 'OC 12' });
  });
  test('may write its head field by field', async () => {
    const { [place]: _whole, ...rest } = honestly();
    await assertSucceeds(write(who, { ...rest, ...byFields() }));
    const { stored, due } = await storedHead(number);
    expect(stored).toEqual(due);
  });

  const leaves = placesOf({ [place]: head() }).filter((path) => {
    const value = valueAt(honestly(), path);
    return typeof value !== 'object' || (value !== null && '.sv' in value);
  });
  test.each(leaves)('is refused with something else at %s', async (path) => {
    const value = valueAt(honestly(), path);
    const other = typeof value === 'string' ? `${value}x` : 7;
    await assertFails(write(who, withValue(honestly(), path, other)));
    await assertFails(write(who, withValue(honestly(), path, { valor: value })));
  });
  test.each(leaves)('is refused without %s', async (path) => {
    await assertFails(write(who, withValue(honestly(), path, null)));
    const { [place]: _whole, ...rest } = honestly();
    await assertFails(write(who, withValue({ ...rest, ...byFields() }, path, null)));
  });
  test.each(placesOf({ [place]: head() }))('is refused with a priority at %s', (path) =>
    assertFails(write(who, withPriority(honestly(), path))),
  );
  test.each<[string, (stored: Write) => unknown]>([
    ['a field that nobody knows', (stored) => ({ ...stored, nota: 'x' })],
    ["another of the order's fields", (stored) => ({ ...stored, chave: quote.chave })],
    ['its lines', (stored) => ({ ...stored, itens: quote.itens })],
    ['a field more of the customer', (stored) => withField(stored, 'cliente', 'cargo')],
    ['a key more', (stored) => withField(stored, 'indice', 'nota')],
    ['a name in place of the customer', (stored) => ({ ...stored, cliente: 'x' })],
    ['a text in place of the keys', (stored) => ({ ...stored, indice: 'x' })],
    ['a text in place of its author', (stored) => ({ ...stored, criadopor: 'x' })],
    [
      'another author',
      (stored) => ({ ...stored, criadopor: { uid: 'seller2', nome: people.seller2.nome } }),
    ],
    ['a field more of its author', (stored) => withField(stored, 'criadopor', 'email')],
    ['a note that is a number', (stored) => ({ ...stored, recado: 1 })],
    ['the head of another order', () => headOf(orders.approved)],
    ['a text in its place', () => 'x'],
  ])('is refused with %s', (_what, change) => assertFails(write(who, withHead(change(head())))));

  test('is refused with no head, or one of another number', async () => {
    const { [place]: own, ...rest } = honestly();
    await assertFails(write(who, rest));
    await assertFails(write(who, withHead(null)));
    await assertFails(write(who, { ...rest, 'cabecalhos/2': headOf(orders.approved) }));
    await assertFails(write(who, { ...rest, 'cabecalhos/9': own }));
    await assertFails(write(who, { ...honestly(), 'cabecalhos/2': headOf(orders.approved) }));
    await assertFails(write(who, { ...honestly(), 'cabecalhos/2': null }));
  });
});

describe('fields that an order lacks', () => {
  const plain = newOrderWrite(draft(people.customer, 10), 4);
  const withFields = (fields: object): Write => ({
    ...plain,
    'cabecalhos/4': { ...(plain['cabecalhos/4'] as object), ...fields },
  });
  test.each<[string, object]>([
    ['no number of the customer', { referencia: 'OC 12' }],
    ['no author', { criadopor: { uid: 'seller', nome: people.seller.nome } }],
    ['no author at all', { criadopor: 'seller' }],
    ['no move', { mudanca: 'c1' }],
    ['half a note', { recado: false }],
    ['a note of words', { recado: 'sim' }],
  ])('its head does not have: %s', async (_what, fields) => {
    await assertFails(write('customer', withFields(fields)));
  });

  test('a note in a single line marks the head', async () => {
    const itens = quote.itens.map((line) => ({ ...line, observacao: 'azul' }));
    const noted = newOrderWrite({ ...draft(people.customer, 10), itens }, 4);
    await assertFails(write('customer', withValue(noted, 'cabecalhos/4/recado', null)));
    await assertFails(write('customer', withValue(noted, 'cabecalhos/4/recado', 'x')));
    await assertSucceeds(write('customer', noted));
    const { stored, due } = await storedHead(4);
    expect(stored).toEqual(due);
  });
  // Otherwise a head with a false mark would block its order's moves.
  test('a mark without a note is removed by the next move', async () => {
    await rules.put('cabecalhos/1/recado', true);
    await assertSucceeds(
      write('seller', statusWrite(orders.pending, 'aprovar', people.seller, 'c1')),
    );
    expect(await rules.stored('cabecalhos/1/recado')).toBe(null);
  });
  test('an order without a head gets one by its move', async () => {
    await rules.clear('cabecalhos/1');
    await assertSucceeds(
      write('seller', statusWrite(orders.pending, 'aprovar', people.seller, 'c1')),
    );
    const { stored, due } = await storedHead(1);
    expect(stored).toEqual(due);
  });
});

describe('a head by itself', () => {
  const guesses: [string, Write][] = [
    ['as it is', { 'cabecalhos/1': headOf(orders.pending) }],
    ['as it is, field by field', { 'cabecalhos/1/status': 'Pendente', 'cabecalhos/1/linhas': 1 }],
    ['with another total', { 'cabecalhos/1': headOf({ ...orders.pending, total: 1 }) }],
    ['of now', { 'cabecalhos/1': headOf({ ...orders.pending, mudouem: serverTimestamp() }) }],
    ['removed', { 'cabecalhos/1': null }],
    ['without its customer', { 'cabecalhos/1/cliente': null }],
    ['of no order', { 'cabecalhos/7': headOf({ ...orders.pending, numerodopedido: 7 }) }],
    ['of no order, with nothing of one', { 'cabecalhos/7': { recado: true } }],
    ['of no order, removed', { 'cabecalhos/7': null }],
  ];
  const persons = ['admin', 'seller', 'seller2', 'customer', 'customer2', 'pending', null] as const;
  test.each(guesses)('%s, is refused', async (_what, values) => {
    for (const who of persons) await assertFails(write(who, values));
  });

  test('can’t be used to guess an order’s content, not even with a write of another order', async () => {
    const right = { 'cabecalhos/3': headOf(orders.deleted) };
    const wrong = { 'cabecalhos/3': headOf({ ...orders.deleted, total: 1 }) };
    const move = statusWrite(orders.pending, 'aprovar', people.seller, 'c1');
    for (const guess of [right, wrong]) {
      await assertFails(write('customer', guess));
      await assertFails(write('customer', { ...newOrderWrite(quote, 4), ...guess }));
      await assertFails(write('seller', { ...move, ...guess }));
      await assertFails(write('seller', { ...guess, 'pedidos/3/mudanca': 'c1' }));
      await assertFails(write('seller', { ...guess, 'pedidos/3/mudouem': serverTimestamp() }));
    }
  });
});

describe('no way of changing an order leaves its head behind', () => {
  const move = statusWrite(orders.pending, 'aprovar', people.admin, 'c1');
  const handOver = sellerWrite(orders.pending, sellerEntries.seller2, people.admin, 'c1');
  const withoutHead = ({ 'cabecalhos/1': _head, ...rest }: Write) => rest;
  // The staff name is a write of its own.
  const pathsOf = (values: Write) =>
    Object.keys(withoutHead(values)).filter((path) => path !== paths.author('admin'));

  test.each([
    ...pathsOf(move).map((path) => ['a move', path, move] as const),
    ...pathsOf(handOver).map((path) => ['a hand-over', path, handOver] as const),
  ])('%s, by %s alone or without it', async (_what, path, values) => {
    const { [path]: value, ...rest } = withoutHead(values);
    await assertFails(write('admin', { [path]: value }));
    await assertFails(write('admin', rest));
    await assertFails(write('admin', { [path]: value, 'cabecalhos/1': values['cabecalhos/1'] }));
    await assertFails(write('admin', { ...rest, 'cabecalhos/1': values['cabecalhos/1'] }));
  });

  describe('in the moment of its last write', () => {
    // The database runs in this process, so both have the same clock.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    test('a head of that moment is not enough for a move', async () => {
      const own = draft(people.seller, 10);
      await assertSucceeds(write('seller', newOrderWrite(own, 4)));
      const order = (await rules.stored('pedidos/4')) as Order;
      expect(order.mudouem).toBe(Date.now());
      const { 'cabecalhos/4': head, ...rest } = statusWrite(order, 'aprovar', people.seller, 'c1');
      await assertFails(write('seller', rest));
      await assertSucceeds(write('seller', { ...rest, 'cabecalhos/4': head }));
    });
    test('nor may anybody write the head then', async () => {
      await assertSucceeds(write('customer', newOrderWrite(quote, 4)));
      const head = await rules.stored('cabecalhos/4');
      for (const who of ['customer', 'customer2', 'seller'] as const) {
        await assertFails(write(who, { 'cabecalhos/4': head }));
      }
    });
  });
});
