import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { databaseOf } from '../../emulators/sample/database';
import { indexOf, type Order } from '../../domain/order/order';
import type { Stop, Subscribe } from '../../src/data/base/subscription';
import { startBrowsers, type Browsers } from '../support/run/browsers';
import { people } from '../support/data/people';
import { draft } from '../support/data/world';

/** Records as they must not be: from an old version, another program or a hand in Firebase's console. */
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

/** The stored world with something else at these paths; null removes. */
async function damage(places: Record<string, unknown>) {
  // By JSON: the orders share their lines, and one alone must be damaged.
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

/** The first value of a listener; rejects when it fails. */
async function first<T>(watch: Subscribe<T>): Promise<T> {
  let stop: Stop = () => undefined;
  const value = await new Promise<T>((resolve, reject) => {
    stop = watch(resolve, reject);
  });
  stop();
  return value;
}

describe('a damaged order', () => {
  const pending = async (places: Record<string, unknown>) => {
    const { newestOrders, ordersInStatus, logged } = await damage(places);
    const page = await first(newestOrders(ordersInStatus('Pendente')).watch);
    return { orders: page.items, logged };
  };

  test.each([
    ['pedidos/2/itens', null, ['itens']],
    ['pedidos/2/itens', 'PNEU', ['itens']],
    ['pedidos/2/itens/0', 7, ['itens.0']],
    ['pedidos/2/cliente', null, ['cliente']],
    ['pedidos/2/cliente/nome', 12, ['cliente.nome']],
    ['pedidos/2/total', '179,80', ['total']],
    ['pedidos/2/data', null, ['data']],
    ['pedidos/2/historico', 'x', ['historico']],
    ['pedidos/2/numerodopedido', 'dois', ['numerodopedido']],
  ])('%s = %j is marked, named and takes nothing down', async (path, value, problems) => {
    const { orders: shown, logged } = await pending({ [path]: value });
    expect(shown.map(({ numerodopedido }) => numerodopedido)).toEqual([1, 2, 3]);
    expect(shown.map((order) => order.problems)).toEqual([undefined, problems, undefined]);
    expect(shown[1]?.vendedor).toBe(people.seller.nome);
    expect(logged()).toEqual([`The record pedidos/2 does not fit: ${problems.join(', ')}`]);
  });

  test('shows what can be read of its lines and its customer', async () => {
    const { orders: shown } = await pending({
      'pedidos/2/itens/0/preco_venda': 'caro',
      'pedidos/2/cliente/cod': 'x',
    });
    expect(shown[1]?.itens).toMatchObject([{ CD_PRODUTO: '1001', preco_venda: 0, quantity: 2 }]);
    expect(shown[1]?.cliente).toMatchObject({ nome: people.customer.nome, cod: 0 });
    expect(shown[1]?.problems).toEqual(['cliente.cod', 'itens.0.preco_venda']);
  });

  test('is none when it is only older than a field', async () => {
    const { orders: shown, logged } = await pending({
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
    expect(shown[1]?.problems).toBeUndefined();
    const { indice, quando, centavos, linhas } = orders[1] as Order;
    const { vendedor, cliente, mes } = indice;
    expect(shown[1]).toMatchObject({ quando, centavos, linhas });
    // It counts in no portfolio before a recount, or the rules would refuse its next move; nor is it found by value.
    expect(shown[1]?.indice).toEqual({ vendedor, cliente, mes });
    expect(logged()).toEqual([]);
  });
});

describe('a damaged record', () => {
  test('of a person is one card among the others', async () => {
    const { logged } = await damage({
      'usuarios/customer/email': 7,
      'usuarios/customer/uid': null,
    });
    const { growingPeople } = await import('../../src/data/people/lists');
    const list = growingPeople({ role: 'cliente', state: true, by: 'empresa' });
    const { items: approved } = await first(list.watch);
    expect(approved.find(({ uid }) => uid === 'customer')).toMatchObject({
      nome: people.customer.nome,
      email: '',
      problems: ['uid', 'email'],
    });
    expect(approved.filter(({ problems }) => problems)).toHaveLength(1);
    expect(logged()).toEqual(['The record usuarios/customer does not fit: uid, email']);
  });

  test('of a seller is still offered', async () => {
    await damage({ 'vendedores/seller/label': null });
    const { watchApprovedSellers } = await import('../../src/data/people/sellers');
    const offered = await first(watchApprovedSellers);
    expect(offered).toContainEqual({ value: 'seller', label: 'Cadastro incompleto' });
  });

  test('of a sum fails, for there is nothing else to show', async () => {
    await damage({ numerodopedido: 'três', 'resumopedidos/Pendente/centavos': 'x' });
    const { watchOrderNumber, watchSummaries } = await import('../../src/data/figures/sums');
    await expect(first(watchOrderNumber)).rejects.toThrow('numerodopedido');
    await expect(first(watchSummaries)).rejects.toThrow('resumopedidos');
  });
});
