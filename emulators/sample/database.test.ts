import { describe, expect, test } from 'vitest';
import { isValidCnpj } from '../../domain/registration/cnpj';
import { cartTotal } from '../../domain/cart/cart';
import { fromCents } from '../../domain/words/money';
import { canMove, orderActionNames, orderActions, orderStatuses } from '../../domain/order/status';
import { indexOf, type Order } from '../../domain/order/order';
import { shapeOf } from '../../domain/order/record/shape';
import { dateInSaoPaulo } from '../../domain/words/time';
import { sampleUsers } from './people/accounts';
import { sampleProducts } from './catalogue';
import { sampleDatabase } from './database';
import { sampleOrders } from './orders';

// A Monday, just after midnight in São Paulo: the day before is not a working day.
const now = new Date('2026-11-23T03:05:00Z');
const users = sampleUsers(now);
const orders = sampleOrders(users, now);
const tree = sampleDatabase(now);
const sum = (list: Order[]) => list.reduce((cents, order) => cents + order.centavos, 0);

describe('sample orders', () => {
  test('are the same at every start of one day', () => {
    expect(sampleDatabase(now)).toEqual(tree);
  });

  test('are enough, in every status, over both sellers and several customers', () => {
    expect(orders.length).toBeGreaterThanOrEqual(45);
    for (const status of orderStatuses) {
      expect(orders.filter((order) => order.status === status).length).toBeGreaterThan(3);
    }
    expect(new Set(orders.map(({ idvendedor }) => idvendedor))).toEqual(
      new Set(['vendedor', 'vendedor2']),
    );
    expect(new Set(orders.map(({ cliente }) => cliente.uid)).size).toBeGreaterThan(8);
  });

  test('come in the order of their numbers, the last on the working day before the start', () => {
    expect(orders.map(({ numerodopedido }) => numerodopedido)).toEqual(orders.map((_, i) => i + 1));
    const moments = orders.map(({ criadoem }) => criadoem);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(orders.at(-1)?.data).toBe('20/11/2026');
    expect(orders.every(({ criadoem, data }) => dateInSaoPaulo(new Date(criadoem)) === data)).toBe(
      true,
    );
  });

  test.each(orders)('order $numerodopedido has come to its status by its history', (order) => {
    const changes = Object.values(order.historico ?? {});
    let status = 'Pendente';
    for (const { campo, de, para, em } of changes) {
      expect(em).toBeGreaterThan(order.criadoem);
      expect(em).toBeLessThan(now.getTime());
      if (campo !== 'status') continue;
      expect(de).toBe(status);
      const allowed = orderActionNames.some(
        (action) =>
          orderActions[action].to === para &&
          orderStatuses.some((s) => s === de && canMove(s, action)),
      );
      expect(allowed).toBe(true);
      status = para;
    }
    expect(order.status).toBe(status);
    expect(order.mudanca).toBe(Object.keys(order.historico ?? {}).at(-1));
    expect(order.indice).toEqual(indexOf(order));
    expect(order.total).toBe(cartTotal(order.itens));
    expect(order).toMatchObject(shapeOf(order));
    expect(order.cliente).not.toHaveProperty('senha');
  });
});

describe('counters agree with the sample data', () => {
  test('codes', () => {
    for (const [counter, role] of [
      ['codigocliente', 'cliente'],
      ['codigovendedor', 'vendedor'],
    ] as const) {
      const codes = users.filter(({ permissao }) => permissao === role).map(({ cod }) => cod);
      expect(codes).toEqual(codes.map((_, index) => index + 1));
      expect(tree[counter]).toBe(codes.length);
    }
  });

  test('numbers, sums and sendings of the orders', () => {
    expect(tree['numerodopedido']).toBe(orders.length);
    expect(tree['totalorcamento']).toBe(fromCents(sum(orders)));
    const summaries = Object.fromEntries(
      orderStatuses.map((status) => {
        const list = orders.filter((order) => order.status === status);
        return [status, { quantidade: list.length, centavos: sum(list) }];
      }),
    );
    expect(tree['resumopedidos']).toEqual({ ...summaries, pedido: orders.length });
    for (const { cliente, chave, numerodopedido } of orders) {
      expect(tree).toHaveProperty(['envios', cliente.uid, chave], numerodopedido);
    }
  });

  test('the approved', () => {
    const approved = (role: string) =>
      users.filter(({ permissao, analise }) => permissao === role && analise === true).length;
    expect(tree['aprovados']).toEqual({
      cliente: approved('cliente'),
      vendedor: approved('vendedor'),
    });
  });

  test('sellers of the dropdown', () => {
    expect(tree['vendedores']).toEqual({
      vendedor: { value: 'vendedor', label: 'Rafael Moreira' },
      vendedor2: { value: 'vendedor2', label: 'Luciana Teixeira' },
      'vendedor-pendente': { value: 'vendedor-pendente', label: 'Diego Nascimento' },
    });
  });
});

describe('sample people and products', () => {
  test('every company has its own valid tax id', () => {
    const ids = users.flatMap(({ cnpj }) => cnpj ?? []);
    expect(ids.every(isValidCnpj)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the catalogue has a realistic size, with sold-out and retired products', () => {
    const products = sampleProducts();
    expect(products.length).toBeGreaterThan(620);
    expect(new Set(products.map(({ CD_PRODUTO }) => CD_PRODUTO)).size).toBe(products.length);
    expect(products.some(({ estoque_saldo }) => estoque_saldo === 0)).toBe(true);
    expect(products.some(({ ativo }) => !ativo)).toBe(true);
  });
});
