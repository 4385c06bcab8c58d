import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { increment, serverTimestamp } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { pauseBetweenMoves } from '../../../domain/order/change';
import { addToPortfolios, type Portfolios } from '../../../domain/people/portfolio';
import { paths } from '../../../domain/paths';
import { newOrderWrite, sellerWrite, statusWrite } from '../../../src/data/order/writes';
import type { Order } from '../../../domain/order/order';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { draft, draftFor, orders, sellerEntries } from '../../support/data/world';
import { withHeads } from '../with-heads';

const rules = startRules();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const place = 'carteiras/seller/customer';
const quote = () => draft(people.customer, 10);
const sent = () => newOrderWrite(quote(), 4);
const without = (write: Record<string, unknown>, path: string) =>
  Object.fromEntries(Object.entries(write).filter(([key]) => key !== path));
const storedOrder = async (number: number) => (await rules.stored(`pedidos/${number}`)) as Order;

/** What a recount would make of the stored orders. */
async function recounted(): Promise<Portfolios> {
  const portfolios: Portfolios = {};
  const all = Object.values((await rules.stored('pedidos')) as Record<string, Order>);
  for (const order of all) addToPortfolios(portfolios, order);
  return portfolios;
}

describe('§2 /home: a seller’s customers follow their orders', () => {
  test('a new order is the last one and is open', async () => {
    await assertSucceeds(rules.write('customer', sent()));
    const { criadoem, centavos } = await storedOrder(4);
    expect(await rules.stored(place)).toEqual({
      ultimo: { pedido: 4, em: criadoem, centavos, nome: people.customer.razaosocial },
      abertos: 2,
    });
    expect(await rules.stored('carteiras')).toEqual(await recounted());
  });

  test('an order that a seller wrote through another is in both portfolios, open in one', async () => {
    const written = draftFor(people.customer2, people.seller, 10, sellerEntries.seller2);
    await assertSucceeds(rules.write('seller', newOrderWrite(written, 4)));
    expect(await rules.stored('carteiras/seller/customer2')).toMatchObject({
      ultimo: { pedido: 4 },
    });
    expect(await rules.stored('carteiras/seller2/customer2')).toMatchObject({
      ultimo: { pedido: 4 },
      abertos: 1,
    });
  });

  test('a seller’s own order makes them nobody’s customer', async () => {
    await assertSucceeds(rules.write('seller', newOrderWrite(draft(people.seller, 10), 4)));
    expect(await rules.stored('carteiras/seller/seller')).toBeNull();
    expect(await rules.stored('pedidos/4/indice/carteira')).toBeNull();
  });

  test('what is open follows each move', async () => {
    for (const [action, open] of [
      ['aprovar', 0],
      ['analisar', 1],
      ['excluir', 0],
    ] as const) {
      const write = statusWrite(await storedOrder(1), action, people.seller, action);
      await assertSucceeds(rules.write('seller', write));
      expect(await rules.stored(`${place}/abertos`)).toBe(open);
      vi.setSystemTime(Date.now() + pauseBetweenMoves);
    }
  });

  test('an order that goes to another seller is open there', async () => {
    const write = sellerWrite(orders.pending, sellerEntries.seller2, people.admin, 'line');
    await assertSucceeds(rules.write('admin', write));
    expect(await rules.stored(`${place}/abertos`)).toBe(0);
    expect(await rules.stored('carteiras/seller2/customer/abertos')).toBe(1);
  });

  test('an order from before a recount is not counted, and is from its next move on', async () => {
    await rules.clear('pedidos/1/indice/carteira');
    await rules.put(`${place}/abertos`, 0);
    const approve = statusWrite(await storedOrder(1), 'aprovar', people.seller, 'a');
    await assertSucceeds(rules.write('seller', approve));
    expect(await rules.stored(`${place}/abertos`)).toBe(0);
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    const back = statusWrite(await storedOrder(1), 'analisar', people.seller, 'b');
    await assertSucceeds(rules.write('seller', back));
    expect(await rules.stored(`${place}/abertos`)).toBe(1);
  });
});

describe('the administrator hands on the last order', () => {
  const last = ({ numerodopedido, criadoem, centavos }: Order) => ({
    pedido: numerodopedido,
    em: criadoem,
    centavos,
    nome: people.customer.razaosocial,
  });
  const handOver = () => sellerWrite(orders.approved, sellerEntries.seller2, people.admin, 'line');

  test('the one before is it again, and the other seller has it', async () => {
    await assertSucceeds(
      rules.write('admin', {
        ...handOver(),
        [`${place}/ultimo`]: last(orders.pending),
        'carteiras/seller2/customer/ultimo': last(orders.approved),
      }),
    );
    const expected = await recounted();
    expect(await rules.stored(`${place}/ultimo`)).toEqual(expected['seller']?.['customer']?.ultimo);
    expect(await rules.stored('carteiras/seller2/customer/ultimo')).toEqual(
      expected['seller2']?.['customer']?.ultimo,
    );
  });

  test('or none is', () =>
    assertSucceeds(rules.write('admin', { ...handOver(), [`${place}/ultimo`]: null })));

  test.each<[string, () => Record<string, unknown>]>([
    ['an older one without handing on', () => ({ [`${place}/ultimo`]: last(orders.pending) })],
    ['none without handing on', () => ({ [`${place}/ultimo`]: null })],
    [
      'an untrue one',
      () => ({ ...handOver(), [`${place}/ultimo`]: { ...last(orders.pending), centavos: 1 } }),
    ],
    [
      'one of another customer',
      () => ({ ...handOver(), 'carteiras/seller2/customer2/ultimo': last(orders.approved) }),
    ],
    ['one that went away', () => ({ ...handOver(), [`${place}/ultimo`]: last(orders.approved) })],
  ])('not %s', (_what, write) => assertFails(rules.write('admin', write())));
});

describe('a forged portfolio is refused', () => {
  const own = { pedido: 4, em: serverTimestamp(), nome: people.customer.razaosocial };
  test.each<[string, () => Record<string, unknown>]>([
    ['an order without its place', () => without(sent(), `${place}/ultimo`)],
    ['an order that is not counted', () => without(sent(), `${place}/abertos`)],
    ['an order that is counted twice', () => ({ ...sent(), [`${place}/abertos`]: increment(2) })],
    ['another value', () => ({ ...sent(), [`${place}/ultimo`]: { ...own, centavos: 1 } })],
    [
      'another moment',
      () => ({ ...sent(), [`${place}/ultimo`]: { ...own, em: 5, centavos: quote().centavos } }),
    ],
    [
      'another name',
      () => ({ ...sent(), [`${place}/ultimo`]: { ...own, nome: 'X', centavos: quote().centavos } }),
    ],
    [
      'another field',
      () => ({
        ...sent(),
        [`${place}/ultimo`]: { ...own, centavos: quote().centavos, x: 'x'.repeat(1000) },
      }),
    ],
    ['a field beside', () => ({ ...sent(), [`${place}/x`]: 1 })],
    [
      'another seller',
      () => ({
        ...sent(),
        'carteiras/seller2/customer/ultimo': { ...own, centavos: quote().centavos },
      }),
    ],
    [
      'another customer',
      () => ({
        ...sent(),
        'carteiras/seller/customer2/ultimo': { ...own, centavos: quote().centavos },
      }),
    ],
    [
      'an index of another seller',
      () =>
        newOrderWrite(
          { ...quote(), indice: { ...quote().indice, carteira: 'seller2 customer Pendente' } },
          4,
        ),
    ],
    ['a count without an order', () => ({ [`${place}/abertos`]: 7 })],
    [
      'a last order of before',
      () => ({
        [`${place}/ultimo`]: {
          pedido: 1,
          em: 1,
          centavos: 17980,
          nome: people.customer.razaosocial,
        },
      }),
    ],
    ['no record', () => ({ [place]: null })],
    ['no portfolio', () => ({ 'carteiras/seller': null })],
  ])('%s', (_what, write) => assertFails(rules.write('customer', write())));

  const approve = () => statusWrite(orders.pending, 'aprovar', people.seller, 'line');
  test.each<[string, () => Record<string, unknown>]>([
    ['a move that is not counted', () => without(approve(), `${place}/abertos`)],
    ['a move that is counted twice', () => ({ ...approve(), [`${place}/abertos`]: increment(-2) })],
    [
      'a move that leaves the portfolio',
      () => ({
        ...without(approve(), `${place}/abertos`),
        [paths.orderIndex(1)]: { ...orders.approved.indice, carteira: null },
      }),
    ],
  ])('%s', (_what, write) => assertFails(rules.write('seller', withHeads(write()))));
});

describe('§2 /pedidosvendedor: orders of one customer', () => {
  const ask = (who: 'seller' | 'seller2' | 'customer', value: string) =>
    rules.as(who).ref('cabecalhos').orderByChild('indice/carteira').equalTo(value).get();

  test('are their representative’s', async () => {
    const found = await ask('seller', 'seller customer Pendente');
    expect(found.numChildren()).toBe(1);
  });
  test.each([
    ['seller2', 'seller customer Pendente'],
    ['customer', 'seller customer Pendente'],
    ['customer', 'customer customer Pendente'],
    ['seller', 'sellerX customer Pendente'],
  ] as const)('and not for %s asking for %s', (who, value) => assertFails(ask(who, value)));

  type Bound = string | number | boolean | null;
  const between = (start: Bound, end: Bound) =>
    rules
      .as('seller2')
      .ref('cabecalhos')
      .orderByChild('indice/carteira')
      .startAt(start)
      .endAt(end)
      .get();

  test('also between two ends of the same key', () =>
    assertSucceeds(between('seller2 customer Pendente', 'seller2 customer Pendente')));
  test.each<[Bound, Bound]>([
    ['seller2 ', 'seller2!'],
    ['seller2 ', 'seller2 ~'],
    ['seller2 a', 'seller2 b'],
    ['seller2', 'seller2'],
    ['seller2!', 'seller2!'],
    ['seller2\u001f', 'seller2\u001f'],
    ['seller2~ ', 'seller2~ '],
    ['seller ', 'seller '],
    ['', ''],
    [null, null],
    [5, 5],
    [true, true],
  ])('never between %j and %j', (start, end) => assertFails(between(start, end)));
  test('never by a beginning', () =>
    assertFails(
      rules
        .as('seller2')
        .ref('cabecalhos')
        .orderByChild('indice/carteira')
        .startAt('seller2 ')
        .get(),
    ));
});
