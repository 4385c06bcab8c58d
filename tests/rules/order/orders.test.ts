import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { increment, serverTimestamp } from 'firebase/database';
import { describe, expect, test } from 'vitest';

import { newOrderWrite, sellerWrite, statusWrite } from '../../../src/data/order/writes';
import { people, type Person } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { draft, keyOf, orders, sellerEntries } from '../../support/data/world';
import { withHeads } from '../with-heads';

const rules = startRules();
const { write } = rules;
const quoteOf = (who: 'customer' | 'seller' | 'pending' | 'admin') =>
  newOrderWrite(draft(people[who], 10), 4);

describe('§4 a quote becomes an order', () => {
  test('a customer stores the next order with every sum', async () => {
    await assertSucceeds(write('customer', quoteOf('customer')));
    const { total, centavos } = orders.pending;
    expect(await rules.stored('numerodopedido')).toBe(4);
    expect(await rules.stored('totalorcamento')).toBeCloseTo(4 * total);
    expect(await rules.stored('resumopedidos')).toMatchObject({
      Pendente: { quantidade: 2, centavos: 2 * centavos },
      pedido: 4,
    });
    expect(await rules.stored(`envios/customer/${keyOf(10)}`)).toBe(4);
    expect(await rules.stored('pedidos/4')).toMatchObject({ status: 'Pendente', total });
  });
  test('an approved seller too', () => assertSucceeds(write('seller', quoteOf('seller'))));
  test('the very first order of a new distributor', async () => {
    for (const path of ['pedidos', 'numerodopedido', 'totalorcamento', 'resumopedidos', 'envios']) {
      await rules.clear(path);
    }
    await assertSucceeds(write('customer', newOrderWrite(draft(people.customer, 10), 1)));
  });

  test.each([
    ['a pending customer', 'pending', quoteOf('pending')],
    ['the administrator, who places no quotes', 'admin', quoteOf('admin')],
    ['another customer in this one’s name', 'customer2', quoteOf('customer')],
    ['nobody', null, quoteOf('customer')],
  ] as const)('%s is refused', (_who, person, values) => assertFails(write(person, values)));

  test('a number that is not the next one is refused', async () => {
    await assertFails(write('customer', newOrderWrite(draft(people.customer, 10), 3)));
    await assertFails(write('customer', newOrderWrite(draft(people.customer, 10), 5)));
  });
  test('a key that already gave an order is refused', () =>
    assertFails(write('customer', newOrderWrite(draft(people.customer, 1), 4))));

  test.each(Object.keys(quoteOf('customer')))('without %s the write is refused', async (path) => {
    // An earlier order has marked the customer's seller.
    await rules.clear('representantes');
    const { [path]: _left, ...rest } = quoteOf('customer');
    await assertFails(write('customer', path === 'cabecalhos/4' ? rest : withHeads(rest)));
  });

  const order = {
    ...draft(people.customer, 10),
    numerodopedido: 4,
    criadoem: serverTimestamp(),
    mudouem: serverTimestamp(),
  };
  test.each<[string, object]>([
    ['in another status', { status: 'Aprovado' }],
    ['with a negative total', { total: -1 }],
    ['with a total that is no number', { total: '179.80' }],
    ['with another total than the sums', { total: 1 }],
    ['with a password inside', { cliente: { ...people.customer, senha: 'segredo123' } }],
    ['for another customer', { cliente: people.customer2 }],
    ['under another company’s name', { cliente: { ...people.customer, razaosocial: 'OUTRA' } }],
    [
      'for a seller who waits for approval',
      {
        idvendedor: 'pendingSeller',
        vendedor: people.pendingSeller.nome,
      },
    ],
    ['for a seller who is none', { idvendedor: 'customer2', vendedor: people.customer2.nome }],
    ['with a seller’s false name', { vendedor: 'Outro' }],
    ['with a history', { historico: { x: { campo: 'status' } } }],
    ['created at another time', { criadoem: 1 }],
    ['changed at another time', { mudouem: 1 }],
    ['that says nothing of when it changed', { mudouem: null }],
    ['without items', { itens: null }],
    ['with an unknown field', { desconto: 10 }],
    ['with a quantity of 0', { itens: [{ ...order.itens[0], quantity: 0 }] }],
    ['with an unknown field in a line', { itens: [{ ...order.itens[0], html: '<b>' }] }],
  ])('an order %s is refused', (_what, change) =>
    assertFails(
      write(
        'customer',
        withHeads({ ...quoteOf('customer'), 'pedidos/4': { ...order, ...change } }),
      ),
    ),
  );
});

describe('§4, §6 moving an order', () => {
  test.each([
    ['the administrator approves', 'admin', orders.pending, 'aprovar', 'Aprovado'],
    ['its seller approves', 'seller', orders.pending, 'aprovar', 'Aprovado'],
    ['its seller returns it', 'seller', orders.approved, 'analisar', 'Pendente'],
    ['its seller deletes it', 'seller', orders.approved, 'excluir', 'Excluido'],
    ['the administrator deletes', 'admin', orders.pending, 'excluir', 'Excluido'],
  ] as const)('%s', async (_what, who, order, action, status) => {
    await assertSucceeds(write(who, statusWrite(order, action, people[who], 'c1')));
    const path = `pedidos/${order.numerodopedido}`;
    expect(await rules.stored(`${path}/status`)).toBe(status);
    expect(await rules.stored(`${path}/historico/c1`)).toEqual({
      campo: 'status',
      de: order.status,
      para: status,
      anterior: '',
      vez: 1,
      por: { uid: who },
      em: expect.any(Number) as number,
    });
    expect(await rules.stored(`autores/${who}`)).toBe(people[who].nome);
    expect(await rules.stored(`resumopedidos/${order.status}/quantidade`)).toBe(0);
    expect(await rules.stored(`resumopedidos/${status}/quantidade`)).toBe(2);
  });

  test.each(['seller2', 'customer', 'customer2', 'pendingSeller', 'pending'] as const)(
    '%s may not',
    (who) => assertFails(write(who, statusWrite(orders.pending, 'aprovar', people[who], 'c1'))),
  );
  test('Excluido is never left', () =>
    assertFails(
      write(
        'admin',
        statusWrite({ ...orders.deleted, status: 'Excluido' }, 'aprovar', people.admin, 'c1'),
      ),
    ));
  test('the slower of two is refused whole', async () => {
    await write('seller', statusWrite(orders.pending, 'aprovar', people.seller, 'c1'));
    await assertFails(write('admin', statusWrite(orders.pending, 'excluir', people.admin, 'c2')));
    expect(await rules.stored('pedidos/1/status')).toBe('Aprovado');
    expect(await rules.stored('resumopedidos/Excluido/quantidade')).toBe(1);
  });
  test('a history in another’s name is refused', () =>
    assertFails(write('seller', statusWrite(orders.pending, 'aprovar', people.admin, 'c1'))));
  test.each(Object.keys(statusWrite(orders.pending, 'aprovar', people.seller, 'c1')))(
    'without %s the move is refused',
    (path) => {
      const { [path]: _left, ...rest } = statusWrite(
        orders.pending,
        'aprovar',
        people.seller,
        'c1',
      );
      return assertFails(write('seller', withHeads(rest)));
    },
  );
  test('history is neither edited nor deleted', async () => {
    await write('admin', statusWrite(orders.pending, 'aprovar', people.admin, 'c1'));
    await assertFails(write('admin', { 'pedidos/1/historico/c1/para': 'Pendente' }));
    await assertFails(write('admin', { 'pedidos/1/historico/c1': null }));
    await assertFails(write('admin', { 'pedidos/1/historico': null }));
  });
  test.each([
    ['total', 1],
    ['itens/0/preco_venda', 1],
    ['cliente/nome', 'Outro'],
    ['data', '01/01/2020'],
    ['numerodopedido', 9],
    ['chave', keyOf(9)],
  ])('%s stays as it was created', async (field, value) => {
    await assertFails(write('admin', { [`pedidos/1/${field}`]: value }));
    await assertFails(write('customer', { [`pedidos/1/${field}`]: value }));
  });
  test('nobody removes an order', async () => {
    await assertFails(write('admin', { 'pedidos/1': null }));
    await assertFails(rules.as('admin').ref('pedidos').remove());
  });
});

describe('§4 changing the seller', () => {
  test('the administrator does', async () => {
    await assertSucceeds(
      write('admin', sellerWrite(orders.pending, sellerEntries.seller2, people.admin, 'c1')),
    );
    expect(await rules.stored('pedidos/1')).toMatchObject({
      idvendedor: 'seller2',
      vendedor: people.seller2.nome,
      mudanca: 'c1',
    });
  });
  const handover = sellerWrite(orders.pending, sellerEntries.seller2, people.admin, 'c1');
  test.each(Object.keys(handover))('without %s it is refused', (path) => {
    const { [path]: _left, ...rest } = handover;
    return assertFails(write('admin', withHeads(rest)));
  });
  test('its seller does not', () =>
    assertFails(
      write('seller', sellerWrite(orders.pending, sellerEntries.seller2, people.seller, 'c1')),
    ));
  test('not to a seller who waits for approval', () =>
    assertFails(
      write('admin', sellerWrite(orders.pending, sellerEntries.pendingSeller, people.admin, 'c1')),
    ));
  test('not with a false name', () =>
    assertFails(
      write(
        'admin',
        sellerWrite(orders.pending, { value: 'seller2', label: 'X' }, people.admin, 'c1'),
      ),
    ));
});

describe('§6 who reads which orders', () => {
  const place = 'cabecalhos';
  const bySeller = (who: Person, uid: string) =>
    rules.as(who).ref(place).orderByChild('idvendedor').equalTo(uid).get();
  const byCustomer = (who: Person, uid: string) =>
    rules.as(who).ref(place).orderByChild('cliente/uid').equalTo(uid).get();

  test('the administrator all of them', () => assertSucceeds(rules.as('admin').ref(place).get()));
  test('a seller their own', () => assertSucceeds(bySeller('seller', 'seller')));
  test('a customer their own', () => assertSucceeds(byCustomer('customer', 'customer')));
  test('a single order of one’s own, whole', async () => {
    await assertSucceeds(rules.as('customer').ref(`${place}/1`).get());
    await assertSucceeds(rules.as('customer').ref('pedidos/1').get());
    await assertFails(rules.as('customer').ref('pedidos/3').get());
  });
  test('no list of whole orders', async () => {
    await assertSucceeds(rules.as('admin').ref('pedidos').get());
    const own = (who: Person, field: string) =>
      rules.as(who).ref('pedidos').orderByChild(field).equalTo(who).get();
    await assertFails(own('seller', 'idvendedor'));
    await assertFails(own('customer', 'cliente/uid'));
  });

  test('no other person’s, by no query', async () => {
    await assertFails(bySeller('seller', 'seller2'));
    await assertFails(bySeller('customer', 'customer'));
    await assertFails(byCustomer('customer', 'customer2'));
    await assertFails(byCustomer('pending', 'pending'));
    await assertFails(byCustomer('removed', 'removed'));
    for (const who of ['seller', 'customer', 'pending', null] as const) {
      await assertFails(rules.as(who).ref(place).get());
      await assertFails(rules.as(who).ref(place).limitToLast(1).get());
      await assertFails(rules.as(who).ref(place).orderByChild('status').equalTo('Pendente').get());
      await assertFails(rules.as(who).ref(`${place}/3`).get());
    }
  });
});

describe('§6 who reads the sums', () => {
  test('the sums are the administrator’s', async () => {
    await assertSucceeds(rules.as('admin').ref('resumopedidos').get());
    await assertSucceeds(rules.as('admin').ref('totalorcamento').get());
    for (const who of ['seller', 'customer', 'pending', null] as const) {
      await assertFails(rules.as(who).ref('resumopedidos').get());
      await assertFails(rules.as(who).ref('totalorcamento').get());
    }
  });
});

describe('counters move only with the write that causes it', () => {
  test.each<[string, unknown]>([
    ['numerodopedido', 4],
    ['totalorcamento', 0],
    ['totalorcamento', increment(orders.deleted.total)],
    ['resumopedidos/Pendente/quantidade', 2],
    ['resumopedidos/Pendente/centavos', 0],
    ['resumopedidos/pedido', 1],
    ['resumopedidos/Outro/quantidade', 1],
    ['resumopedidos', null],
    [`envios/customer/${keyOf(7)}`, 1],
    [`envios/customer/${keyOf(1)}`, null],
    ['codigocliente', 5],
    ['backup/produtos', null],
    ['qualquer', 1],
  ])('%s alone can’t be set', async (path, value) => {
    for (const who of ['customer', 'seller', 'admin', 'pending', null] as const) {
      await assertFails(write(who, { [path]: value }));
    }
  });
});
