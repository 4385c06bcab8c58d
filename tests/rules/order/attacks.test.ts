import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { increment, serverTimestamp } from 'firebase/database';
import { describe, test } from 'vitest';

import type { SellerEntry } from '../../../domain/people/user';
import { newOrderWrite, sellerWrite, statusWrite } from '../../../src/data/order/writes';
import { people, type Person } from '../../support/data/people';
import { placesOf, withPriority } from '../../support/run/priorities';
import { startRules } from '../../support/rules-environment';
import { draft, keyOf, orders, sellerEntries } from '../../support/data/world';
import { withSum } from '../forgeries';
import { withHeads } from '../with-heads';

const rules = startRules();
const { write } = rules;
type Values = Record<string, unknown>;

const honest = draft(people.customer, 10);
const quote = newOrderWrite(honest, 4);
const order = {
  ...honest,
  numerodopedido: 4,
  criadoem: serverTimestamp(),
  mudouem: serverTimestamp(),
};
const line = { ...honest.itens[0] };
/** The only such name that is as long as a key. */
const reserved = 'propertyIsEnumerable';
const { endereco } = people.customer;
const stored = async () => (await rules.stored('pedidos')) as Record<string, object>;
const without = (values: Values, unwanted: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== unwanted));
const leaves = Object.fromEntries(
  Object.entries(order).map(([field, value]) => [`pedidos/4/${field}`, value]),
);

describe('a quote that would break a screen or lie', () => {
  test.each<[string, object]>([
    ['a text in place of its items', { itens: 'x' }],
    ['a number in place of its items', { itens: 1 }],
    ['a text in place of a line', { itens: ['x'] }],
    ['a line under a word', { itens: { primeira: line } }],
    ['two lines under one number', { itens: { '0': line, '00': line } }],
    ['a code over two lines', { itens: [{ ...line, CD_PRODUTO: '10\n06' }] }],
    ['a code that no SDK can read', { itens: [{ ...line, CD_PRODUTO: 'hasOwnProperty' }] }],
    ['a name that reads backwards', { itens: [{ ...line, DESCRICAO: 'ARO \u202e92' }] }],
    ['a group that is not seen', { itens: [{ ...line, CD_GRUPO: 'PNEU\u200b' }] }],
    ['a code that is an object', { itens: [{ ...line, CD_PRODUTO: { a: 1 } }] }],
    ['an astronomic price', { itens: [{ ...line, preco_venda: 1e308 }] }],
    ['an astronomic stock', { itens: [{ ...line, estoque_saldo: -1e308 }] }],
    ['half a piece', { itens: [{ ...line, quantity: 1.5 }] }],
    ['a line worth more than the total', { itens: [{ ...line, quantity: 3 }] }],
    ['an object in place of the total', { total: { valor: 1 } }],
    ['a seller’s uid and a slash', { idvendedor: 'seller/' }],
    ['a slash and a seller’s uid', { idvendedor: '/seller' }],
    ['an empty seller', { idvendedor: '' }],
    ['a path in its key', { chave: `${keyOf(10)}/x` }],
    ['a change that never was', { mudanca: 'c1' }],
  ])('with %s is refused', (_what, change) =>
    assertFails(write('customer', withHeads({ ...quote, 'pedidos/4': { ...order, ...change } }))),
  );

  test.each<[string, object]>([
    ['calls its author superUser', { superUser: true }],
    ['gives its author another role', { permissao: 'superUser' }],
    ['gives its author another approval', { analise: false }],
    ['gives its author another code', { cod: 99 }],
    ['gives its author another phone', { celular: '(99) 99999-9999' }],
    ['leaves the phone out', { celular: null }],
    ['calls an unverified CNPJ verified', { cnpjverificado: false }],
    ['sends to another street', { endereco: { ...endereco, logradouro: 'OUTRA' } }],
    ['leaves the address out', { endereco: null }],
    ['has a text in place of the address', { endereco: 'x' }],
    ['hides a text of any length in a date', { createat: 'x'.repeat(100_000) }],
    ['hides one in the last visit', { ultimologin: 'x'.repeat(100_000) }],
    ['hides one in a removal that never was', { removido: 'x'.repeat(100_000) }],
  ])('that %s is refused', (_what, change) =>
    assertFails(
      write(
        'customer',
        withHeads({
          ...quote,
          'pedidos/4': { ...order, cliente: { ...order.cliente, ...change } },
        }),
      ),
    ),
  );

  test('the last visit may have moved since the quote was drawn up', () =>
    assertSucceeds(
      write('customer', {
        ...quote,
        'pedidos/4': { ...order, cliente: { ...order.cliente, ultimologin: '19/11/2026' } },
      }),
    ));
});

describe('priorities, which nothing reads and no length bounds', () => {
  test.each(placesOf(quote))('a quote with one at %s is refused', (path) =>
    assertFails(write('customer', withPriority(quote, path))),
  );
  const move = statusWrite(orders.pending, 'aprovar', people.seller, 'c1');
  test.each(placesOf(move))('a move with one at %s is refused', (path) =>
    assertFails(write('seller', withPriority(move, path))),
  );
});

describe('a quote whose write has additional or missing parts', () => {
  const byLeaves = { ...without(quote, 'pedidos/4'), ...leaves };
  const move = statusWrite(orders.pending, 'aprovar', people.seller, 'c1');
  const withIndex = (index: Values): Values => ({
    ...quote,
    'pedidos/4': { ...order, indice: { ...order.indice, ...index } },
  });
  const sellersQuote = newOrderWrite(draft(people.seller, 10), 4);

  test.each<[string, Person, Values]>([
    ['field by field without its date', 'customer', without(byLeaves, 'pedidos/4/data')],
    ['field by field with another’s uid', 'customer2', byLeaves],
    ['with a second key', 'customer', { ...quote, [`envios/customer/${keyOf(11)}`]: 4 }],
    [
      'in the name of another, whole and under the key of the forger',
      'customer2',
      {
        ...without(without(quote, `envios/customer/${keyOf(10)}`), 'envios/customer/ultimo'),
        [`envios/customer2/${keyOf(10)}`]: 4,
        'envios/customer2/ultimo': serverTimestamp(),
      },
    ],
    ['with a key of another', 'customer', { ...quote, [`envios/customer2/${keyOf(10)}`]: 4 }],
    ['that counts an approval', 'customer', withSum(quote, 'Aprovado/quantidade', 1)],
    ['that adds to the deleted', 'customer', withSum(quote, 'Excluido/centavos', 1)],
    ['that counts itself twice', 'customer', withSum(quote, 'Pendente/quantidade', 2)],
    ['that adds another value', 'customer', withSum(quote, 'Pendente/centavos', 1)],
    ['that takes a sum away', 'customer', withSum(quote, 'Aprovado/quantidade', null)],
    ['that is in no sums', 'customer', without(quote, 'resumopedidos')],
    [
      'that takes all other sums away',
      'customer',
      { ...without(quote, 'resumopedidos'), resumopedidos: { pedido: 4 } },
    ],
    [
      'that counts in one sum alone',
      'customer',
      {
        ...without(quote, 'resumopedidos'),
        'resumopedidos/pedido': 4,
        'resumopedidos/Pendente/quantidade': increment(1),
      },
    ],
    [
      'whose sums name another order',
      'customer',
      { ...quote, resumopedidos: { ...(quote['resumopedidos'] as Values), pedido: 1 } },
    ],
    [
      'whose sums name it as a text',
      'customer',
      { ...quote, resumopedidos: { ...(quote['resumopedidos'] as Values), pedido: '4' } },
    ],
    ['found among the approved', 'customer', withIndex({ vendedor: 'seller Aprovado' })],
    ['found among another’s', 'customer', withIndex({ cliente: 'customer2 Pendente' })],
    ['that cannot be found', 'customer', withIndex({ cliente: null })],
    ['found as an earlier version did', 'customer', withIndex({ carteira: 'seller customer x' })],
    ['found by a word more', 'customer', withIndex({ nota: 'x' })],
    ['twice in one write', 'customer', { ...quote, 'pedidos/5': { ...order, numerodopedido: 5 } }],
    ['that moves another order too', 'seller', { ...move, ...sellersQuote }],
    ['under a reserved key', 'customer', newOrderWrite({ ...honest, chave: reserved }, 4)],
    ['that skips a number', 'customer', { ...quote, numerodopedido: increment(2) }],
    ['that changes an older order', 'customer', { ...quote, 'pedidos/1/total': 1 }],
  ])('%s is refused', (_what, who, values) => assertFails(write(who, withHeads(values))));
});

describe('a move of an order that hides or widens itself', () => {
  const move = (changeId: string) =>
    statusWrite(orders.pending, 'aprovar', people.seller, changeId);
  const handOver = (to: SellerEntry) => sellerWrite(orders.pending, to, people.admin, 'c1');
  /** Also without a head, because the earlier head names the earlier move, as this write would. */
  const unrecorded = (values: Values) =>
    ['pedidos/1/mudanca', 'pedidos/1/historico/c1', 'cabecalhos/1'].reduce(without, values);
  const moveLine = move('c1')['pedidos/1/historico/c1'] as Values;

  test.each<[string, Person, Values]>([
    ['in a history line that no browser lists', 'seller', move('__proto__')],
    ['in a history line that no SDK can read', 'seller', move('hasOwnProperty')],
    ['in a history line that no browser counts', 'seller', move('constructor')],
    ['in a history line with a path in its id', 'seller', move('c1/por')],
    ['in a history line with an endless id', 'seller', move('c'.repeat(65))],
    // Browsers turn such lines into an array, with holes up to the number.
    ['in a history line whose id is a number', 'seller', move('1')],
    ['in a history line whose id begins with zeros', 'seller', move('0010')],
    ['in no history line at all', 'seller', unrecorded(move('c1'))],
    [
      'to another seller in no history line at all',
      'admin',
      unrecorded(handOver(sellerEntries.seller2)),
    ],
    [
      'in a history line that somebody else signs',
      'seller',
      { ...move('c1'), 'pedidos/1/historico/c1': { ...moveLine, por: { uid: 'admin' } } },
    ],
    [
      'in a history line about another status',
      'seller',
      { ...move('c1'), 'pedidos/1/historico/c1': { ...moveLine, para: 'Excluido' } },
    ],
    [
      'and leaves the customer’s list as it was',
      'seller',
      {
        ...without(move('c1'), 'pedidos/1/indice'),
        'pedidos/1/indice/vendedor': 'seller Aprovado',
      },
    ],
    ['and counts as it was', 'seller', without(move('c1'), 'resumopedidos')],
    ['and leaves no sum', 'seller', withSum(move('c1'), 'Pendente/quantidade', 0)],
    ['and leaves its cents behind', 'seller', withSum(move('c1'), 'Pendente/centavos', 0)],
    ['and brings more cents', 'seller', withSum(move('c1'), 'Aprovado/centavos', 1e6)],
    ['and of no index', 'seller', without(move('c1'), 'pedidos/1/indice')],
    ['and of its cents', 'seller', { ...move('c1'), 'pedidos/1/centavos': 1 }],
    ['and of its date', 'seller', { ...move('c1'), 'pedidos/1/quando/dia': 1 }],
    ['and of its total', 'seller', { ...move('c1'), 'pedidos/1/total': 1 }],
    ['and of its sums alone', 'seller', without(move('c1'), 'pedidos/1/status')],
    ['with a note in the history line', 'seller', { ...move('c1'), 'pedidos/1/historico/c2': 'x' }],
    [
      'to a seller that is a path',
      'admin',
      handOver({ value: 'seller2/', label: people.seller2.nome }),
    ],
  ])('%s is refused', (_what, who, values) => assertFails(write(who, withHeads(values))));

  test('its old history line is not enough for the next move', async () => {
    await assertSucceeds(write('seller', move('c1')));
    const back = statusWrite(
      { ...orders.pending, status: 'Aprovado' },
      'analisar',
      people.seller,
      'c2',
    );
    const reused = without(back, 'pedidos/1/historico/c2');
    for (const mudanca of ['c1', 'c1/', '/c1']) {
      const again = withHeads({ ...reused, 'pedidos/1/mudanca': mudanca }, await stored());
      await assertFails(write('seller', again));
    }
  });
});

describe('other ways in', () => {
  test.each(['customer', 'customer2', 'seller2', 'pending', 'removed', null] as const)(
    '%s gets into an order by no parent, child or priority',
    async (who) => {
      const database = rules.as(who);
      const stored = { ...orders.pending, total: 1 };
      await assertFails(database.ref('pedidos').set({ 1: stored }));
      await assertFails(database.ref('pedidos/1').set(stored));
      await assertFails(database.ref('pedidos/1').update({ total: 1 }));
      await assertFails(database.ref('pedidos/1/itens/1').set(line));
      await assertFails(database.ref('pedidos/1/itens/0/preco_venda').set(1));
      await assertFails(database.ref('pedidos/1/historico/c1').set({ campo: 'status' }));
      await assertFails(database.ref('pedidos/1/status/x').set('Aprovado'));
      await assertFails(database.ref('pedidos/1').setPriority(1, () => undefined));
      await assertFails(database.ref('pedidos/1/status').setWithPriority('Aprovado', 1));
    },
  );
});
