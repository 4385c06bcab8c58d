import { describe, expect, test } from 'vitest';

import {
  canMove,
  changeSellerTexts,
  isOrderStatus,
  orderActions,
  statusButtonAction,
  type OrderAction,
  type OrderStatus,
} from './order-status';

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

describe('§8 confirmation dialogs, word for word', () => {
  test.each([
    [
      orderActions.analisar.texts,
      'Analisar pedido?',
      'Realmente deseja voltar à análise o pedido 7?',
      'SIM',
      'NÃO',
    ],
    [
      orderActions.aprovar.texts,
      'Aprovar pedido?',
      'Realmente deseja aprovar o pedido 7?',
      'SIM',
      'NÃO APROVAR',
    ],
    [
      orderActions.excluir.texts,
      'excluir pedido?',
      'Realmente deseja excluir o pedido 7?',
      'SIM',
      'NÃO EXCLUIR',
    ],
    [
      changeSellerTexts,
      'Alterar o Vendedor?',
      'Realmente deseja alterar o vendedor do pedido 7?',
      'SIM',
      'NÃO Alterar',
    ],
  ])('%#', (texts, title, message, confirm, cancel) => {
    expect([texts.title, texts.message(7), texts.confirm, texts.cancel]).toEqual([
      title,
      message,
      confirm,
      cancel,
    ]);
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
