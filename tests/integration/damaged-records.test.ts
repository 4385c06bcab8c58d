import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { databaseOf } from '../../emulators/sample/database';
import { obstacleTo } from '../../domain/order/change';
import type { OrderHead } from '../../domain/order/head';
import { indexOf, type Order } from '../../domain/order/order';
import { statusAct } from '../../domain/outbox/act';
import type { Stop, Subscribe } from '../../src/data/base/subscription';
import { startBrowsers, type Browsers } from '../support/run/browsers';
import { people } from '../support/data/people';
import { draft } from '../support/data/world';

/** Invalid records: from an old version, another program or a manual change in Firebase's console. */
const orders = [1, 2, 3].map((numerodopedido): Order => {
  const order = draft(people.customer, numerodopedido);
  return { ...order, indice: indexOf(order), numerodopedido, criadoem: numerodopedido };
});

let browsers: Browsers;
const log = vi.spyOn(console, 'error');
beforeAll(async () => {
  browsers = await startBrowsers();
});
beforeEach(() => log.mockReset().mockImplementation(() => {}));
afterAll(() => browsers.close());

/** Stores the world with other values at these paths; null removes. */
async function damage(places: Record<string, unknown>) {
  // Copied through JSON, because the orders share their lines and only one must be damaged.
  const whole = JSON.stringify(databaseOf(Object.values(people), orders));
  const tree = JSON.parse(whole) as object;
  for (const [path, value] of Object.entries(places)) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<object>((place, key) => Reflect.get(place, key) as object, tree);
    Reflect.set(parent, last, value);
  }
  await browsers.reset(tree);
  const admin = await browsers.open(people.admin.uid, people.admin.email);
  return { ...admin, logged: () => log.mock.calls.map(([text]) => String(text)) };
}

/** The first value of a listener; rejects if it fails. */
async function first<T>(watch: Subscribe<T>): Promise<T> {
  let stop: Stop = () => undefined;
  const value = await new Promise<T>((resolve, reject) => {
    stop = watch(resolve, reject);
  });
  stop();
  return value;
}

describe('a damaged order', () => {
  const opened = async (places: Record<string, unknown>) => {
    const { logged } = await damage(places);
    const { watchOrder } = await import('../../src/data/order/orders');
    return { order: await first(watchOrder(2)), logged };
  };

  test.each([
    ['itens', null, ['itens']],
    ['itens', 'PNEU', ['itens']],
    ['itens/0', 7, ['itens.0']],
    ['cliente', null, ['cliente']],
    ['cliente/nome', 12, ['cliente.nome']],
    ['total', '179,80', ['total']],
    ['data', null, ['data']],
    ['historico', 'x', ['historico']],
    ['numerodopedido', 'dois', ['numerodopedido']],
  ])('with %s = %j is marked, named and opens', async (path, value, problems) => {
    const { order, logged } = await opened({ [`pedidos/2/${path}`]: value });
    expect(order).toMatchObject({ numerodopedido: 2, problems, vendedor: people.seller.nome });
    expect(logged()).toEqual([`The record pedidos/2 has invalid fields: ${problems.join(', ')}`]);
  });

  test('shows the readable parts of its lines and its customer', async () => {
    const { order } = await opened({
      'pedidos/2/itens/0/preco_venda': 'caro',
      'pedidos/2/cliente/cod': 'x',
    });
    expect(order?.itens).toMatchObject([{ CD_PRODUTO: '1001', preco_venda: 0, quantity: 2 }]);
    expect(order?.cliente).toMatchObject({ nome: people.customer.nome, cod: 0 });
    expect(order?.problems).toEqual(['cliente.cod', 'itens.0.preco_venda']);
  });

  test('is complete if it is only older than a field', async () => {
    const { order, logged } = await opened({
      'pedidos/2/indice': null,
      'pedidos/2/criadoem': null,
      'pedidos/2/chave': null,
      'pedidos/2/quando': null,
      'pedidos/2/centavos': null,
      'pedidos/2/linhas': null,
      'pedidos/2/itens/0/linha': null,
      'pedidos/2/itens/0/soma': null,
      'pedidos/2/cliente/endereco/complemento': null,
    });
    expect(order?.problems).toBeUndefined();
    const { indice, quando, centavos, linhas } = orders[1] as Order;
    expect(order).toMatchObject({ indice, quando, centavos, linhas });
    expect(logged()).toEqual([]);
  });
});

describe('a damaged head', () => {
  test.each([
    ['cliente', null, ['cliente']],
    ['cliente/nome', 12, ['cliente.nome']],
    ['total', '179,80', ['total']],
    ['data', null, ['data']],
    ['linhas', null, ['linhas']],
    ['indice/cliente', null, ['indice.cliente']],
    ['recado', 'sim', ['recado']],
    ['numerodopedido', 'dois', ['numerodopedido']],
  ])('with %s = %j is marked, named and takes no list down', async (path, value, problems) => {
    const { newestOrders, ordersInStatus, logged } = await damage({
      [`cabecalhos/2/${path}`]: value,
    });
    const { items } = await first(newestOrders(ordersInStatus('Pendente')).watch);
    expect(items.map(({ numerodopedido }) => numerodopedido)).toEqual([1, 2, 3]);
    expect(items.map((head) => head.problems)).toEqual([undefined, problems, undefined]);
    expect(items[1]?.vendedor).toBe(people.seller.nome);
    expect(logged()).toEqual([
      `The record cabecalhos/2 has invalid fields: ${problems.join(', ')}`,
    ]);
  });
});

describe('an order that both say wrongly', () => {
  test.each([
    ['criadoem', null],
    ['total', '179,80'],
    ['cliente/nome', 12],
    ['linhas', null],
  ])('with %s = %j can’t be moved, and that is known before', async (path, value) => {
    await damage({ [`pedidos/2/${path}`]: value, [`cabecalhos/2/${path}`]: value });
    const { changeOrder, watchHead } = await import('../../src/data/order/orders');
    const head = (await first(watchHead(2))) as OrderHead;
    const wanted = { campo: 'status', acao: 'aprovar' } as const;
    expect(obstacleTo(wanted, head, people.admin)).toBe('incomplete');
    const move = statusAct(head, 'aprovar', { id: 'move', pedidoem: 1 });
    await expect(changeOrder(move, people.admin)).rejects.toThrow(/permission/i);
  });
});

describe('a damaged record', () => {
  test('of a person is one card among the others', async () => {
    const { logged } = await damage({
      'usuarios/customer/email': 7,
      'usuarios/customer/uid': null,
    });
    const { growingPeople } = await import('../../src/data/people/people-lists');
    const list = growingPeople({ role: 'cliente', state: true, by: 'empresa' });
    const { items: approved } = await first(list.watch);
    expect(approved.find(({ uid }) => uid === 'customer')).toMatchObject({
      nome: people.customer.nome,
      email: '',
      problems: ['uid', 'email'],
    });
    expect(approved.filter(({ problems }) => problems)).toHaveLength(1);
    expect(logged()).toEqual(['The record usuarios/customer has invalid fields: uid, email']);
  });

  test('of a seller is still offered', async () => {
    await damage({ 'vendedores/seller/label': null });
    const { watchApprovedSellers } = await import('../../src/data/people/sellers');
    const offered = await first(watchApprovedSellers);
    expect(offered).toContainEqual({ value: 'seller', label: 'Cadastro incompleto' });
  });

  test('of an author’s name leaves their change without one', async () => {
    const { logged } = await damage({ autores: { seller: 7 } });
    const { withName } = await import('../../src/data/order/authors');
    expect(await withName({ uid: 'seller' })).toEqual({ uid: 'seller' });
    expect(logged()).toEqual(['Could not read the name of seller']);
    expect(await withName({ uid: 'gone' })).toEqual({ uid: 'gone' });
  });

  test('of a sum fails, because there is nothing else to show', async () => {
    await damage({ numerodopedido: 'três', 'resumopedidos/Pendente/centavos': 'x' });
    const { watchOrderNumber, watchSummaries } = await import('../../src/data/figures/sums');
    await expect(first(watchOrderNumber)).rejects.toThrow('numerodopedido');
    await expect(first(watchSummaries)).rejects.toThrow('resumopedidos');
  });
});
