import { describe, expect, test } from 'vitest';

import {
  canMove,
  isOrderStatus,
  statusButtonAction,
  statusNames,
  statusPlurals,
  type OrderAction,
  type OrderStatus,
} from './status';

describe('§4 status moves', () => {
  test.each<[OrderStatus, OrderAction, boolean]>([
    ['Pendente', 'aprovar', true],
    ['Pendente', 'analisar', false],
    ['Pendente', 'excluir', true],
    ['Aprovado', 'aprovar', false],
    ['Aprovado', 'analisar', true],
    ['Aprovado', 'excluir', true],
    ['Excluido', 'aprovar', false],
    ['Excluido', 'analisar', false],
    ['Excluido', 'excluir', false],
  ])('from %s, %s: %s', (status, action, allowed) => {
    expect(canMove(status, action)).toBe(allowed);
  });

  test('the status button approves, returns to analysis, and is gone on a deleted order', () => {
    expect(statusButtonAction('Pendente')).toBe('aprovar');
    expect(statusButtonAction('Aprovado')).toBe('analisar');
    expect(statusButtonAction('Excluido')).toBeUndefined();
  });
});

test.each([
  ['Pendente', true],
  ['pendente', false],
  [undefined, false],
  [{}, false],
])('%o is a status: %s', (value, is) => {
  expect(isOrderStatus(value)).toBe(is);
});

test('a person reads the status with its accent', () => {
  expect(statusNames).toEqual({ Pendente: 'Pendente', Aprovado: 'Aprovado', Excluido: 'Excluído' });
  expect(statusPlurals).toEqual({
    Pendente: 'Pendentes',
    Aprovado: 'Aprovados',
    Excluido: 'Excluídos',
  });
});
