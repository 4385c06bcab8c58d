import { describe, expect, it } from 'vitest';

import type { OrderChange } from '../../../../domain/order/order';
import { OrderConflict } from '../../../../domain/order/conflict';
import { describeChange } from './history-words';
import { anOrder } from '../../../../tests/support/data/an-order';
import { describeConflict, moveWords, noOrdersIn, sellerChangeWords } from './order-words';

const em = Date.parse('2026-11-20T17:30:05Z');
const por = { uid: 'v', nome: 'Vera' };
const approval: OrderChange = { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em };
const deletion: OrderChange = { campo: 'status', de: 'Aprovado', para: 'Excluido', por, em };
const handover: OrderChange = { campo: 'vendedor', de: 'Vera', para: 'Valter', por, em };

describe('§8 confirmation dialogs, word for word', () => {
  it.each([
    [
      moveWords.analisar.dialog,
      'Analisar pedido?',
      'Realmente deseja voltar à análise o pedido 7?',
      'SIM',
      'NÃO',
    ],
    [
      moveWords.aprovar.dialog,
      'Aprovar pedido?',
      'Realmente deseja aprovar o pedido 7?',
      'SIM',
      'NÃO APROVAR',
    ],
    [
      moveWords.excluir.dialog,
      'excluir pedido?',
      'Realmente deseja excluir o pedido 7?',
      'SIM',
      'NÃO EXCLUIR',
    ],
    [
      sellerChangeWords('Valter').dialog,
      'Alterar o Vendedor?',
      'Realmente deseja alterar o vendedor do pedido 7?',
      'SIM',
      'NÃO Alterar',
    ],
  ])('%#', (dialog, title, message, confirm, cancel) => {
    expect([dialog.title, dialog.message(7), dialog.confirm, dialog.cancel]).toEqual([
      title,
      message,
      confirm,
      cancel,
    ]);
  });
});

describe('decision 24: a change of an order', () => {
  it('tells the slower person who was faster, and when', () => {
    expect(describeConflict(new OrderConflict(12, approval))).toBe(
      'Vera já passou o pedido 12 de Pendente para Aprovado em 20/11/2026 às 14:30. ' +
        'Nada foi alterado; confira a lista e tente de novo se ainda for preciso.',
    );
    expect(describeConflict(new OrderConflict(12, handover))).toContain(
      'Vera já passou o pedido 12 do vendedor Vera para Valter em',
    );
  });

  it('leaves out the name if it is unknown', () => {
    const latest = { ...approval, por: { uid: 'v' } };
    expect(describeConflict(new OrderConflict(12, latest))).toBe(
      'O pedido 12 já passou de Pendente para Aprovado em 20/11/2026 às 14:30. ' +
        'Nada foi alterado; confira a lista e tente de novo se ainda for preciso.',
    );
  });

  it('does not suggest another try if the order went to another seller', () => {
    expect(describeConflict(new OrderConflict(12, undefined))).toBe(
      'O pedido 12 passou para outro vendedor. Nada foi alterado.',
    );
  });
});

describe('§2 a status is written with its accents', () => {
  it.each([
    describeChange(anOrder(), deletion, 'staff'),
    describeConflict(new OrderConflict(12, deletion)),
    noOrdersIn('Excluido'),
  ])('%s', (sentence) => {
    expect(sentence).toMatch(/Excluído/);
    expect(sentence).not.toMatch(/Excluido/);
  });
});
