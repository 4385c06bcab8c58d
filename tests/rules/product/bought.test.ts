import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { increment, serverTimestamp } from 'firebase/database';
import { describe, expect, test } from 'vitest';

import { maximumLines } from '../../../domain/order/lines';
import { draftOrder } from '../../../domain/order/quote/quote';
import { newOrderWrite } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { keyOf, sellerEntries } from '../../support/data/world';

const rules = startRules();

/** An order of these codes, two of each. */
function orderOf(codes: readonly string[], number = 4) {
  const itens = codes.map((CD_PRODUTO) => ({
    CD_PRODUTO,
    DESCRICAO: 'PNEU ARO 29',
    CD_GRUPO: 'PNEU',
    preco_venda: 10,
    estoque_saldo: 12,
    quantity: 2,
  }));
  const quote = { chave: keyOf(100 + number), itens, seller: sellerEntries.seller };
  return newOrderWrite(draftOrder(quote, people.customer, new Date()), number);
}

const place = 'comprados/customer/2002';
const record = (fields: object = {}) => ({
  quantidade: increment(2),
  vezes: increment(1),
  em: serverTimestamp(),
  pedido: 4,
  linha: 1,
  ...fields,
});

describe('§2 /produtos: what a person ordered before', () => {
  test('goes up with the order that has it, by its quantity and once', async () => {
    await assertSucceeds(rules.write('customer', orderOf(['1001', '2.002/A'])));
    const moment = (await rules.stored('pedidos/4/criadoem')) as number;
    expect(await rules.stored('comprados/customer/1001')).toEqual({
      // Two orders of the world had it.
      quantidade: 6,
      vezes: 3,
      em: moment,
      pedido: 4,
      linha: 0,
    });
    expect(await rules.stored('comprados/customer/2%2E002%2FA')).toEqual({
      quantidade: 2,
      vezes: 1,
      em: moment,
      pedido: 4,
      linha: 1,
    });
  });

  test(`of ${maximumLines} lines it is one write with the order`, async () => {
    const codes = Array.from({ length: maximumLines }, (_, at) => `${at}.[${at}]#$/%`);
    await assertSucceeds(rules.write('customer', orderOf(codes)));
    expect(Object.keys((await rules.stored('comprados/customer')) as object)).toHaveLength(
      maximumLines + 1,
    );
  });

  test('an order may come without it, as from a page that was open before', () => {
    const values = Object.entries(orderOf(['1001'])).filter(([path]) => !path.startsWith('comp'));
    return assertSucceeds(rules.write('customer', Object.fromEntries(values)));
  });

  describe('forged beside an order that has it', () => {
    test.each<[string, object]>([
      ['more pieces', { quantidade: increment(3) }],
      ['fewer pieces', { quantidade: increment(-2) }],
      ['pieces as a text', { quantidade: '2' }],
      ['many pieces at once', { quantidade: 1e9 }],
      ['two times', { vezes: increment(2) }],
      ['another time', { em: 1 }],
      ['a time to come', { em: Date.UTC(2100) }],
      ['another line of it', { linha: 0 }],
      ['no line of it', { linha: 7 }],
      ['an order of before', { pedido: 1, linha: 0 }],
      ['an order that is none', { pedido: 99 }],
      ['an order as a text', { pedido: '4' }],
      ['a field of its own', { extra: 'x'.repeat(1000) }],
      ['no field', { linha: null }],
    ])('%s is refused', (_what, fields) =>
      assertFails(
        rules.write('customer', { ...orderOf(['1001', '2002']), [place]: record(fields) }),
      ),
    );

    test('as it should be, it is taken', () =>
      assertSucceeds(rules.write('customer', { ...orderOf(['1001', '2002']), [place]: record() })));

    test.each([
      ['a code that it has not', 'comprados/customer/3003'],
      ['somebody else’s', 'comprados/customer2/2002'],
      ['what stands for a sign without it', 'comprados/customer/2002%2E'],
    ])('%s is refused', (_what, path) =>
      assertFails(rules.write('customer', { ...orderOf(['1001', '2002']), [path]: record() })),
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['without an order', { [place]: record() }],
    ['by an order of before', { 'comprados/customer/1001': record({ pedido: 1, linha: 0 }) }],
    ['by taking it away', { 'comprados/customer/1001': null }],
    ['by a field', { 'comprados/customer/1001/vezes': 9 }],
    ['by its whole list', { 'comprados/customer': null }],
  ])('nobody moves it %s', (_what, values) => assertFails(rules.write('customer', values)));
});
