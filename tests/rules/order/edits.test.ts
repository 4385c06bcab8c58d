import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { increment, serverTimestamp } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { besideOrders } from '../../../emulators/sample/sums';
import { cartCents } from '../../../domain/cart/cart';
import { maxMoves, pauseBetweenMoves } from '../../../domain/order/change';
import { maxEditLetters } from '../../../domain/order/edit/edit-words';
import { editOf, type QuoteEdit } from '../../../domain/order/edit/edit';
import { headOf } from '../../../domain/order/head';
import { addUpLines, maxOrderLines } from '../../../domain/order/lines';
import type { Order } from '../../../domain/order/order';
import { storedSettings, termNames, type Terms } from '../../../domain/order/quote/terms';
import { withdrawnReason } from '../../../domain/order/reason';
import { editWrite, statusWrite, type Write } from '../../../src/data/order/writes';
import { people, type Person } from '../../support/data/people';
import { orders } from '../../support/data/world';
import { startRules } from '../../support/rules-environment';
import { withSum } from '../forgeries';
import { withHeads } from '../with-heads';

const rules = startRules();

const lineOf = (at: number, quantity = 2) => ({
  ...{ CD_PRODUTO: String(1000 + at), DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: at / 10 + 0.07, estoque_saldo: 12, quantity },
});
const lines = (count: number) => Array.from({ length: count }, (_, at) => lineOf(at));

/** Order 1 with these lines, and its head and sums. */
function orderWith(count: number): Order {
  const itens = addUpLines(lines(count));
  const centavos = cartCents(itens);
  const totals = { linhas: count, centavos, total: centavos / 100 };
  return { ...orders.pending, itens, ...totals, observacao: 'até sexta' };
}
const order = orderWith(4);

async function store(changed: Order) {
  await rules.put('pedidos/1', changed);
  await rules.put('cabecalhos/1', headOf(changed));
  const sums = besideOrders([changed, orders.approved, orders.deleted]);
  await rules.put('resumopedidos', sums.resumopedidos);
  await rules.put('totalorcamento', sums.totalorcamento);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return store(order);
});
afterEach(() => void vi.useRealTimers());

const edit = editOf(order);
const changed: QuoteEdit = { ...edit, itens: [lineOf(0), lineOf(1, 5), lineOf(3), lineOf(9)] };
const writeOf = (who: Person, after: QuoteEdit = changed, words = 'x', id = 'c1') =>
  editWrite(order, { edit: after, words }, people[who], id);
const send = (who: Person | null, write: Write) => rules.write(who, write);
const sumsOf = async () => [
  await rules.stored('resumopedidos/Pendente/centavos'),
  await rules.stored('resumopedidos/Pendente/quantidade'),
  await rules.stored('totalorcamento'),
];

describe('decision 117: a pending order is changed', () => {
  test.each<[string, Person, QuoteEdit]>([
    ['a quantity', 'customer', { ...edit, itens: [lineOf(0, 7), ...edit.itens.slice(1)] }],
    ['the first line goes', 'seller', { ...edit, itens: edit.itens.slice(1) }],
    ['only one line stays', 'admin', { ...edit, itens: [lineOf(3)] }],
    ['lines come', 'customer', { ...edit, itens: [...edit.itens, lineOf(8), lineOf(9)] }],
    ['the note goes', 'customer', { ...edit, observacao: '' }],
    [
      'a line gets a note',
      'customer',
      { ...edit, itens: edit.itens.map((one) => ({ ...one, observacao: 'azul' })) },
    ],
    ['all of it', 'admin', { itens: [lineOf(9, 3), lineOf(0)], observacao: 'já' }],
  ])('%s, by its %s', async (_what, who, after) => {
    const itens = addUpLines(after.itens);
    const centavos = cartCents(itens);
    const before = (await sumsOf()) as number[];
    await assertSucceeds(send(who, writeOf(who, after)));
    const stored = (await rules.stored('pedidos/1')) as Order;
    expect(stored).toMatchObject({ itens, centavos, linhas: itens.length, status: 'Pendente' });
    expect(stored.total).toBe(centavos / 100);
    expect(stored.observacao ?? '').toBe(after.observacao);
    expect(stored.historico?.['c1']).toMatchObject({ campo: 'itens', para: 'x', vez: 1 });
    expect(await rules.stored('cabecalhos/1/alterado')).toBe(stored.alterado);
    const [pending = 0, count, total = 0] = before;
    const more = centavos - order.centavos;
    expect(await sumsOf()).toEqual([pending + more, count, expect.closeTo(total + more / 100, 6)]);
  });

  test('its terms, to what the administrator offers; without a required one it can only stay as it is', async () => {
    const settings = { pagamentos: ['À vista'], transportadoras: [] };
    await rules.put('condicoes', storedSettings({ ...settings, pede: { pagamento: 'exige' } }));
    const after = (condicoes: Terms): QuoteEdit => ({ ...edit, condicoes });
    await assertFails(send('customer', writeOf('customer', after({ pagamento: '30 dias' }))));
    await assertFails(
      send('customer', { ...writeOf('customer'), 'pedidos/1/condicoes/frete': '1' }),
    );
    const write = writeOf('customer', after({ pagamento: 'À vista' }));
    const terms = { 'pedidos/1/condicoes': write['pedidos/1/condicoes'] };
    await assertFails(send('customer', terms));
    await assertSucceeds(send('customer', write));
    const stored = (await rules.stored('pedidos/1')) as Order;
    expect(stored.condicoes).toEqual({ pagamento: 'À vista' });

    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    const gone = editWrite(stored, { edit, words: 'x' }, people.customer, 'c2');
    await assertFails(send('customer', gone));
    const kept = { ...changed, condicoes: stored.condicoes ?? {} };
    await rules.put('condicoes/pagamentos', '|30 dias|');
    const others = editWrite(stored, { edit: kept, words: 'x' }, people.customer, 'c2');
    await assertSucceeds(send('customer', others));
  });

  test('with all required terms, and without them once none is required', async () => {
    const settings = { pagamentos: ['À vista'], transportadoras: ['Serra'] };
    const pede = Object.fromEntries(termNames.map((name) => [name, 'exige']));
    await rules.put('condicoes', storedSettings({ ...settings, pede }));
    const all: Terms = { pagamento: 'À vista', frete: '1', transportadora: 'Serra' };
    all.entrega = '2099-12-31';
    for (const name of termNames) {
      const { [name]: _missing, ...condicoes } = all;
      await assertFails(send('customer', writeOf('customer', { ...edit, condicoes })));
    }
    await assertFails(send(null, writeOf('customer', { ...edit, condicoes: all })));
    await assertSucceeds(send('customer', writeOf('customer', { ...edit, condicoes: all })));
    await store(order);
    await rules.put('condicoes', storedSettings({ ...settings, pede: { frete: 'pergunta' } }));
    const some = { ...edit, condicoes: { frete: '0' } };
    await assertSucceeds(send('customer', writeOf('customer', some, 'x', 'c9')));
  });

  test('by the seller who wrote it for another', async () => {
    await rules.put('pedidos/1/criadopor', { uid: 'seller2', nome: people.seller2.nome });
    const written = { ...order, criadopor: { uid: 'seller2', nome: people.seller2.nome } };
    const write = editWrite(written, { edit: changed, words: 'x' }, people.seller2, 'c1');
    await assertSucceeds(send('seller2', write));
  });

  test('200 and 1,000 lines at once', async () => {
    for (const count of [200, maxOrderLines]) {
      const long = orderWith(count);
      await store(long);
      const after = {
        ...editOf(long),
        itens: long.itens.map((line) => ({ ...line, quantity: 3 })),
      };
      const write = editWrite(long, { edit: after, words: 'x' }, people.customer, 'c1');
      await assertSucceeds(send('customer', write));
    }
  });

  test('again after a second, and a customer twenty times', async () => {
    await send('customer', writeOf('customer'));
    const stored = async () => (await rules.stored('pedidos/1')) as Order;
    const next = async (who: Person, id: string) =>
      editWrite(await stored(), { edit, words: 'x' }, people[who], id);
    await assertFails(send('customer', await next('customer', 'c2')));
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    await rules.put('pedidos/1/historico/c1/vez', maxMoves.customer);
    await assertFails(send('customer', await next('customer', 'c2')));
    await assertSucceeds(send('seller', await next('seller', 'c2')));
  });
});

const place = 'pedidos/1';
const last = order.itens.length - 1;
const without = (write: Write, path: string) =>
  Object.fromEntries(Object.entries(write).filter(([key]) => key !== path));
const history = (write: Write, fields: object) => ({
  ...write,
  [`${place}/historico/c1`]: { ...(write[`${place}/historico/c1`] as object), ...fields },
});
/** The same write, whose history entry the rules judge before the sums. */
function entryFirst(write: Write): Write {
  const entry = `${place}/historico/c1`;
  return { [entry]: write[entry], ...write };
}
/** The write of another order's totals with the sums that fit them. */
function claiming(write: Write, centavos: number): Write {
  const more = centavos - order.centavos;
  const sums = write['resumopedidos'] as Record<string, object>;
  return withHeads(
    {
      ...write,
      [`${place}/centavos`]: centavos,
      [`${place}/total`]: centavos / 100,
      totalorcamento: increment(centavos / 100 - order.total),
      resumopedidos: {
        ...sums,
        Pendente: { quantidade: increment(0), centavos: increment(more) },
      },
    },
    { 1: order },
  );
}
const noted = writeOf('customer', { ...edit, observacao: 'já' });
const quantity = writeOf('customer', { ...edit, itens: [lineOf(0, 7), ...edit.itens.slice(1)] });
const shorter = writeOf('customer', { ...edit, itens: edit.itens.slice(0, 2) });

describe('nobody changes it otherwise', () => {
  test.each<[string, Person, Write]>([
    ['a stranger', 'customer2', writeOf('customer2')],
    ['another seller', 'seller2', writeOf('seller2')],
    ['a person without approval', 'pending', writeOf('pending')],
    ['a customer in the name of staff', 'customer', history(quantity, { por: { uid: 'seller' } })],
    ['without words', 'customer', history(quantity, { para: '' })],
    [
      'with words beyond their length',
      'customer',
      history(quantity, { para: 'x'.repeat(maxEditLetters + 1) }),
    ],
    ['with a link in the words', 'customer', history(quantity, { para: 'veja www.golpe.com' })],
    ['with words over two lines', 'customer', history(quantity, { para: 'x\ny' })],
    ['with something before', 'customer', history(quantity, { de: 'y' })],
    ['without naming the change before', 'customer', history(quantity, { anterior: 'c0' })],
    ['with a reason', 'customer', history(quantity, { motivo: 'porque sim' })],
    ['as another kind of move', 'customer', history(quantity, { campo: 'status' })],
    ['without a history entry', 'customer', without(quantity, `${place}/historico/c1`)],
    ['without its head', 'customer', without(quantity, 'cabecalhos/1')],
    ['without its time of change', 'customer', without(quantity, `${place}/mudouem`)],
    [
      'without the mark',
      'customer',
      withHeads(without(quantity, `${place}/alterado`), { 1: order }),
    ],
    [
      'with an old mark',
      'customer',
      withHeads({ ...quantity, [`${place}/alterado`]: 5 }, { 1: order }),
    ],
    [
      'without its time of change in order and head',
      'customer',
      withHeads(without(quantity, `${place}/mudouem`), { 1: order }),
    ],
    [
      'with other sums, history first',
      'customer',
      entryFirst(withSum(quantity, 'Pendente/centavos', 1)),
    ],
    [
      'with dust in the total, history first',
      'customer',
      entryFirst(withHeads({ ...quantity, [`${place}/total`]: order.total + 1e-9 }, { 1: order })),
    ],
    ['without the sums', 'customer', without(quantity, 'resumopedidos')],
    ['without the total of all quotes', 'customer', without(quantity, 'totalorcamento')],
    ['with other sums', 'customer', withSum(quantity, 'Pendente/centavos', 1)],
    ['with another count', 'customer', withSum(quantity, 'Pendente/quantidade', 1)],
    [
      'with another total of all quotes',
      'customer',
      { ...quantity, totalorcamento: increment(1e6) },
    ],
    ['with another total', 'customer', claiming(quantity, 1)],
    [
      'with dust in the total',
      'customer',
      withHeads({ ...quantity, [`${place}/total`]: order.total + 1e-9 }, { 1: order }),
    ],
    [
      'with another number of lines',
      'customer',
      withHeads({ ...quantity, [`${place}/linhas`]: 5 }, { 1: order }),
    ],
    ['and another status', 'seller', { ...writeOf('seller'), [`${place}/status`]: 'Aprovado' }],
    ['and another seller', 'admin', { ...writeOf('admin'), [`${place}/idvendedor`]: 'seller2' }],
    ['and another customer', 'customer', { ...quantity, [`${place}/cliente/nome`]: 'OUTRO' }],
    ['and another date', 'customer', { ...quantity, [`${place}/data`]: '01/01/2026' }],
    ['and its number', 'customer', { ...quantity, [`${place}/numerodopedido`]: 9 }],
    ['and an unknown field', 'customer', { ...quantity, [`${place}/desconto`]: 10 }],
    ['all lines as one value', 'customer', { ...noted, [`${place}/itens`]: order.itens }],
    ['without lines', 'customer', { ...noted, [`${place}/itens`]: null }],
    [
      'a line that doesn’t fit the next',
      'customer',
      { ...noted, [`${place}/itens/0`]: { ...order.itens[0], quantity: 9, soma: 63 } },
    ],
    ['a quantity inside a line', 'customer', { ...noted, [`${place}/itens/${last}/quantity`]: 9 }],
    [
      'a price inside a line with its sum',
      'customer',
      { ...noted, [`${place}/itens/1/preco_venda`]: 0, [`${place}/itens/1/soma`]: 14 },
    ],
    ['a line in the middle goes', 'customer', { ...noted, [`${place}/itens/1`]: null }],
    ['the last line goes', 'customer', { ...noted, [`${place}/itens/${last}`]: null }],
    ['a line’s name goes', 'customer', { ...noted, [`${place}/itens/1/DESCRICAO`]: null }],
    [
      'a line beyond the last',
      'customer',
      { ...noted, [`${place}/itens/7`]: { ...order.itens[last], linha: 7 } },
    ],
    ['a line under a word', 'customer', { ...noted, [`${place}/itens/x`]: order.itens[last] }],
    [
      'the last lines stay behind',
      'customer',
      without(without(shorter, `${place}/itens/2`), `${place}/itens/3`),
    ],
    ['the very last line stays behind', 'customer', without(shorter, `${place}/itens/3`)],
    [
      'a link in a note',
      'customer',
      withHeads({ ...noted, [`${place}/observacao`]: 'www.x.com' }, { 1: order }),
    ],
  ])('%s', async (_what, who, write) => {
    await assertFails(send(who, write));
  });

  test('a line’s note that the head doesn’t mark', async () => {
    const plain = { ...order, observacao: undefined } as unknown as Order;
    const { observacao: _note, ...unnoted } = plain;
    await store(unnoted);
    const after = { itens: [{ ...lineOf(0), observacao: 'azul' }], observacao: '' };
    const write = editWrite(unnoted, { edit: after, words: 'x' }, people.customer, 'c1');
    const { recado: _mark, ...head } = write['cabecalhos/1'] as Record<string, unknown>;
    await assertFails(send('customer', { ...write, 'cabecalhos/1': head }));
    await assertSucceeds(send('customer', write));
  });

  test.each(['Aprovado', 'Excluido'] as const)('once it is %s', async (status) => {
    const decided = { ...order, status };
    await store(decided);
    for (const who of ['customer', 'seller', 'admin'] as const) {
      await assertFails(
        send(who, editWrite(decided, { edit: changed, words: 'x' }, people[who], 'c1')),
      );
    }
  });

  test.each<[string, unknown]>([
    ['alterado', serverTimestamp()],
    ['centavos', order.centavos],
    ['linhas', order.linhas],
    ['observacao', 'já'],
    ['condicoes', { frete: '1' }],
  ])('%s, with a move of its status', async (field, value) => {
    const write = {
      ...statusWrite(order, 'aprovar', people.seller, 'c1'),
      [`${place}/${field}`]: value,
    };
    await assertFails(send('seller', withHeads(write, { 1: order })));
  });

  test('its customer, once they are not approved', async () => {
    await rules.put('usuarios/customer/analise', false);
    await assertFails(send('customer', writeOf('customer')));
    await rules.reset();
  });

  test('twice, or after a change that they did not see', async () => {
    const write = writeOf('customer');
    await send('customer', write);
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    await assertFails(send('customer', write));
    await assertFails(send('seller', writeOf('seller', edit, 'y', 'c2')));
    await assertFails(send('seller', statusWrite(order, 'aprovar', people.seller, 'c2')));
    const now = (await rules.stored('pedidos/1')) as Order;
    await assertSucceeds(send('seller', statusWrite(now, 'aprovar', people.seller, 'c2')));
  });

  test('by naming an earlier entry again', async () => {
    await send('customer', writeOf('customer'));
    await rules.put('pedidos/1/historico/c0', { campo: 'itens' });
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    await assertFails(
      send('customer', {
        [`${place}/mudanca`]: 'c0',
        [`${place}/linhas`]: 1,
        [`${place}/total`]: 0,
      }),
    );
  });

  test('two orders in one write', async () => {
    const other = { ...order, numerodopedido: 5 };
    await rules.put('pedidos/5', other);
    await rules.put('cabecalhos/5', headOf(other));
    const write = writeOf('customer');
    const second = editWrite(other, { edit: changed, words: 'x' }, people.customer, 'c1');
    await assertFails(send('customer', { ...second, ...write }));
  });

  test('the total of all quotes alone, not even to what it is', async () => {
    await assertFails(send('customer', { totalorcamento: increment(0) }));
    await assertFails(send('customer', { [`${place}/alterado`]: serverTimestamp() }));
    await assertFails(send('customer', { [`${place}/mudouem`]: serverTimestamp() }));
  });
});

describe('decision 117: a customer takes a pending order back', () => {
  const withdraw = (reason = withdrawnReason, from: Order = order) =>
    statusWrite(from, 'excluir', people.customer, 'c1', reason);

  test('with the fixed reason', async () => {
    await assertSucceeds(send('customer', withdraw()));
    expect(await rules.stored('pedidos/1/historico/c1')).toMatchObject({
      para: 'Excluido',
      motivo: 'retirado pelo cliente',
    });
    expect(await rules.stored('autores/customer')).toBeNull();
  });

  test('not with another, not an approved one, and nobody else’s', async () => {
    await assertFails(send('customer', withdraw('a loja fechou')));
    await assertFails(send('customer', withdraw('')));
    await assertFails(
      send('customer', statusWrite(order, 'aprovar', people.customer, 'c1', withdrawnReason)),
    );
    await assertFails(
      send('customer2', statusWrite(order, 'excluir', people.customer2, 'c1', withdrawnReason)),
    );
    const approved = { ...order, status: 'Aprovado' } as const;
    await store(approved);
    await assertFails(send('customer', withdraw(withdrawnReason, approved)));
  });

  test('and writes no name for staff', () =>
    assertFails(send('customer', { ...withdraw(), 'autores/customer': people.customer.nome })));
});
