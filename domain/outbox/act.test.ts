import { describe, expect, test } from 'vitest';

import {
  approvalAct,
  orderSubject,
  personSubject,
  reasonOf,
  sellerAct,
  statusAct,
  subjectOf,
  type QuoteAct,
} from './act';
import type { Order } from '../order/order';

const order = { numerodopedido: 12, mudanca: 'c1', cliente: { uid: 'ana' } } as Order;
const asked = { id: 'a1', pedidoem: 1000 };
const ana = { uid: 'ana', nome: 'Ana', email: 'ana@loja.com.br', permissao: 'cliente' } as const;

describe('what is asked for', () => {
  test('a move names the order as it was seen, and its reason', () => {
    expect(statusAct(order, 'excluir', asked, ' Sem estoque ')).toEqual({
      ...asked,
      numerodopedido: 12,
      anterior: 'c1',
      campo: 'status',
      acao: 'excluir',
      motivo: 'Sem estoque',
    });
  });

  test('without a change before and without a reason', () => {
    expect(statusAct({ numerodopedido: 3 } as Order, 'aprovar', asked)).toEqual({
      ...asked,
      numerodopedido: 3,
      anterior: '',
      campo: 'status',
      acao: 'aprovar',
    });
  });

  test('a hand-over names the seller', () => {
    const vendedor = { value: 'rafael', label: 'Rafael' };
    expect(sellerAct(order, vendedor, asked)).toEqual({
      ...asked,
      numerodopedido: 12,
      anterior: 'c1',
      campo: 'vendedor',
      vendedor,
    });
  });

  test('an approval keeps only the fields of the person that its messages need', () => {
    const act = approvalAct(
      { ...ana, senha: 'segredo123' } as typeof ana,
      'remover',
      asked,
      'CNPJ',
    );
    expect(act).toEqual({
      ...asked,
      campo: 'analise',
      acao: 'remover',
      pessoa: ana,
      motivo: 'CNPJ',
    });
    expect(reasonOf(act)).toBe('CNPJ');
  });
});

test('each subject has at most one open act', () => {
  const quote = { ...asked, campo: 'orcamento' } as QuoteAct;
  expect(subjectOf(statusAct(order, 'aprovar', asked))).toBe(orderSubject(order));
  expect(subjectOf(approvalAct(ana, 'aprovar', asked))).toBe(personSubject(ana));
  expect([orderSubject(order), personSubject(ana), subjectOf(quote)]).toEqual([
    'pedido 12',
    'cadastro ana',
    'orcamento a1',
  ]);
});

test("an act without a reason has the reason ''", () => {
  expect(reasonOf(undefined)).toBe('');
  expect(reasonOf(statusAct(order, 'aprovar', asked))).toBe('');
  expect(reasonOf({ ...asked, campo: 'orcamento' } as QuoteAct)).toBe('');
});
