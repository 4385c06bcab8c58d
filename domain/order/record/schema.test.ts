import { describe, expect, test } from 'vitest';

import { people } from '../../../tests/support/data/people';
import { draft } from '../../../tests/support/data/world';
import { isDamaged, readFields } from '../../words/record';
import { headOf } from '../head';
import { headSchema, orderSchema } from './schema';

const order = { ...draft(people.customer, 1), numerodopedido: 7, criadoem: 5 };
const [line] = order.itens;
const change = { campo: 'status', de: 'Pendente', para: 'Aprovado', por: { uid: 'a' }, em: 9 };

const read = (fields: object) => readFields(orderSchema, { ...order, ...fields });

describe('an order', () => {
  test('is read as it was sent, and so is its head', () => {
    expect(read({})).toEqual(order);
    const head = headOf(order);
    expect(readFields(headSchema, head)).toEqual(head);
  });

  test('without the fields that a seller may not see counts as undamaged', () => {
    const { createat: _created, ultimologin: _visited, ...cliente } = order.cliente;
    expect(read({ cliente })).toEqual({ ...order, cliente });
  });

  test('keeps the lines beside one that can’t be read', () => {
    const { itens, problems } = read({ itens: { 0: line, 2: 'PNEU', 3: line } });
    expect(itens.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])).toEqual([
      ['1001', 2],
      ['', 0],
      ['1001', 2],
    ]);
    expect(problems).toEqual(['itens.1']);
  });

  test('skips the gaps that the database leaves between lines', () => {
    expect(read({ itens: [null, line] })).toEqual(order);
  });

  test('keeps the changes beside one that can’t be read', () => {
    const { historico, problems } = read({ historico: { a: change, b: { ...change, em: 'x' } } });
    expect(historico).toEqual({ a: change });
    expect(problems).toHaveLength(1);
  });

  test('lists the damaged fields, and their parents count as damaged', () => {
    const odd = read({ cliente: 'Ana', itens: [{ ...line, quantity: 'x' }], status: undefined });
    const fields = [
      'cliente.cod',
      'itens.0.quantity',
      'status',
      'itens.0',
      'itens.0.soma',
      'total',
    ];
    expect(fields.map((field) => isDamaged(odd, field))).toEqual([
      ...[true, true, true, false, false, false],
    ]);
    expect(isDamaged(read({}), 'status')).toBe(false);
  });
});
