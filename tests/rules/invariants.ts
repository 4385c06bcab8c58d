import { expect } from 'vitest';

import { cartCents } from '../../domain/cart/cart';
import { fromCents } from '../../domain/words/money';
import { headOf } from '../../domain/order/head';
import { initialStatus, orderStatuses } from '../../domain/order/status';
import { besideOrders } from '../../emulators/sample/sums';
import { greatestDiscount } from '../../domain/order/quote/discount';
import { indexOf, type Order } from '../../domain/order/order';
import { personIndexOf, type PersonIndex } from '../../domain/people/search/index-keys';
import type { User } from '../../domain/people/user';
import type { world } from '../support/data/world';

export interface Stored extends Omit<ReturnType<typeof world>, 'usuarios' | 'pedidos'> {
  usuarios: Record<string, User & { indice: PersonIndex }>;
  pedidos: Record<string, Order>;
  autores?: Record<string, string>;
  andamentos?: Record<string, { eventos?: Record<string, unknown> } | null>;
}

/** Numbers have no gaps or duplicates, and every sum matches the orders (§4). */
export function expectSumsToAgree(stored: Stored): void {
  const orders = Object.values(stored.pedidos);
  const numbers = Object.keys(stored.pedidos).map(Number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(stored.numerodopedido).toBe(orders.length);
  expect(stored.totalorcamento).toBeCloseTo(fromCents(sum(orders)));
  for (const status of orderStatuses) {
    const inStatus = orders.filter((order) => order.status === status);
    expect(stored.resumopedidos[status].quantidade).toBe(inStatus.length);
    expect(stored.resumopedidos[status].centavos).toBe(sum(inStatus));
  }
  expectMarkersAndKeys(stored, orders);
  const keys = Object.values(stored.envios).flatMap(({ ultimo: _moment, ...sent }) =>
    Object.values(sent),
  );
  expect(keys.toSorted((a, b) => a - b)).toEqual(numbers);
}

function expectMarkersAndKeys(stored: Stored, orders: Order[]): void {
  // A marker stays when its order moves to another seller.
  expect(stored.representantes).toMatchObject(besideOrders(orders).representantes);
  for (const order of orders) {
    expect(order.indice).toEqual(indexOf(order));
    expect(order.centavos).toBe(cartCents(order.itens));
    expect(order.linhas).toBe(order.itens.length);
    expect(stored.cabecalhos[order.numerodopedido]).toEqual(headOf(order));
    expectGranted(order);
  }
  const approved = Object.values(stored.usuarios).filter(({ analise }) => analise === true);
  for (const role of ['cliente', 'vendedor'] as const) {
    const count = approved.filter(({ permissao }) => permissao === role).length;
    expect(stored.aprovados[role]).toBe(count);
  }
}

/** No line has more than its order's grant, nor that more than any limit, and the list price stays. */
function expectGranted({ itens, desconto }: Order): void {
  const most = greatestDiscount(itens);
  if (most > 0) expect(desconto?.motivo).toBe('Feira');
  expect(most).toBeLessThanOrEqual(desconto?.ate ?? 0);
  expect(desconto?.ate ?? 0).toBeLessThanOrEqual(21);
  for (const { preco_venda } of itens) expect(preco_venda).toBe(89.9);
}

const sum = (orders: Order[]) => orders.reduce((cents, order) => cents + order.centavos, 0);

/** Nobody gained a role, a code or another person's name. Only approval and the last visit may change. */
export function expectNoPrivilegeGained(before: Stored, after: Stored): void {
  const fixed = (stored: Stored) =>
    Object.values(stored.usuarios).map(
      ({
        analise: _analise,
        desconto: _limit,
        removido: _removido,
        ultimologin: _visit,
        indice: _keys,
        ...rest
      }) => rest,
    );
  expect(fixed(after)).toEqual(fixed(before));
  for (const user of Object.values(after.usuarios)) {
    if (user.permissao !== 'vendedor') expect(user).not.toHaveProperty('desconto');
    expect(user.indice).toEqual(personIndexOf(user));
  }
  for (const [uid, name] of Object.entries(after.autores ?? {})) {
    expect(name).toBe(before.usuarios[uid]?.nome);
  }
  expect(after.vendedores).toEqual(before.vendedores);
  for (const [uid, { senha }] of Object.entries(before.contas)) {
    expect(after.contas[uid]?.senha).toEqual(senha);
  }
  expect(after.codigocliente).toBe(before.codigocliente);
  expect(after.codigovendedor).toBe(before.codigovendedor);
}

/** Steps after the approval stay as they were, and only approved orders get new ones. */
export function expectStepsToStay(before: Stored, after: Stored): void {
  const stepsOf = ({ andamentos = {} }: Stored, number: string) =>
    andamentos[number]?.eventos ?? {};
  for (const [number, order] of Object.entries(before.pedidos)) {
    const [then, now] = [stepsOf(before, number), stepsOf(after, number)];
    expect(now).toMatchObject(then);
    const isNew = Object.keys(now).length > Object.keys(then).length;
    if (isNew) expect(order.status).toBe('Aprovado');
  }
}

/**
 * The history leads from an order's first state to its present one. Its contents never change, except its lines and
 * total by an entry of their own.
 */
export function expectHistoryToBeComplete(before: Stored, after: Stored): void {
  for (const [number, order] of Object.entries(after.pedidos)) {
    const first = before.pedidos[number];
    const lines = Object.entries(order.historico ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const isEdited = lines.some(([, { campo }]) => campo === 'itens');
    if (first) expect(sentPart(order, isEdited)).toEqual(sentPart(first, isEdited));
    let status = first?.status ?? initialStatus;
    let vendedor = first?.vendedor;
    for (const [, line] of lines) {
      if (line.campo === 'itens') {
        expect(status).toBe(initialStatus);
      } else if (line.campo === 'status') {
        expect(line.de).toBe(status);
        status = line.para as typeof status;
      } else {
        vendedor ??= line.de;
        expect(line.de).toBe(vendedor);
        vendedor = line.para;
      }
    }
    expect(order.status).toBe(status);
    expect(order.vendedor).toBe(vendedor ?? order.vendedor);
    const [newest, last] = lines.at(-1) ?? [];
    expect(order.mudanca).toBe(newest);
    expect(order.mudouem).toBe(last?.em ?? (first ? first.mudouem : order.criadoem));
  }
}

function sentPart(
  { data, hora, total, cliente, itens, criadoem, chave }: Order,
  isEdited: boolean,
) {
  return { data, hora, cliente, criadoem, chave, ...(!isEdited && { total, itens }) };
}
