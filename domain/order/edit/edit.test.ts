import { describe, expect, test } from 'vitest';

import { edited } from '../change';
import type { Order } from '../order';
import { addUpLines } from '../lines';
import { editComplaint, editOf } from './edit';
import { describeEdit, editForHistory, maxEditLetters } from './edit-words';

const line = (CD_PRODUTO: string, quantity: number, observacao?: string) => ({
  ...{ CD_PRODUTO, DESCRICAO: 'PNEU', CD_GRUPO: 'P', estoque_saldo: 1, preco_venda: 0.1, quantity },
  ...(observacao !== undefined && { observacao }),
});
const stored = {
  numerodopedido: 12,
  status: 'Pendente',
  observacao: 'até sexta',
  itens: addUpLines([line('1006', 10), line('1007', 3, 'azul')]),
  linhas: 2,
  centavos: 130,
  total: 1.3,
} as unknown as Order;
const before = editOf(stored);

describe('a change of a pending order', () => {
  test('adds up the new lines, and nothing else of the order differs', () => {
    const itens = [line('1006', 12), line('1008', 1)];
    const { order, change } = edited(stored, { itens, observacao: ' ' }, 'palavras');
    const { observacao: _note, ...rest } = stored;
    expect(order).toEqual({
      ...rest,
      itens: addUpLines(itens),
      linhas: 2,
      centavos: 130,
      total: 1.3,
    });
    expect(change).toEqual({ campo: 'itens', de: '', para: 'palavras' });
  });

  test.each([
    ['nothing', before, []],
    [
      'a quantity',
      { ...before, itens: [line('1006', 12), line('1007', 3, 'azul')] },
      ['quantidade de 1006: 10 para 12'],
    ],
    ['a line out', { ...before, itens: [line('1007', 3, 'azul')] }, ['saiu 1006: 10']],
    ['a line in', { ...before, itens: [...before.itens, line('1008', 2)] }, ['entrou 1008: 2']],
    [
      'notes',
      { itens: [line('1006', 10, 'rosa'), line('1007', 3)], observacao: '' },
      ['observação de 1006', 'observação de 1007', 'observação do orçamento'],
    ],
    [
      'terms',
      { ...before, condicoes: { frete: '1', entrega: '2026-12-01' } },
      ['Frete: nada para FOB, por conta do destinatário', 'Entrega em: nada para 01/12/2026'],
    ],
    [
      'discounts and their reason',
      {
        ...before,
        itens: [
          { ...line('1006', 10), desconto: 5 },
          { ...line('1007', 3, 'azul'), desconto: 0.5 },
          { ...line('1008', 1), desconto: 12.5 },
        ],
        motivodesconto: 'Feira',
      },
      [
        'desconto de 1006: 0 % para 5 %',
        'desconto de 1007: 0 % para 0,5 %',
        'entrou 1008: 1, desconto 12,5 %',
        'motivo do desconto',
      ],
    ],
    [
      'two lines of one product',
      { ...before, itens: [...before.itens, line('1006', 5)] },
      ['entrou 1006: 5'],
    ],
    [
      'a code with a link',
      { ...before, itens: [...before.itens, line('www.x.com', 5)] },
      ['entrou um item: 5'],
    ],
  ])('is told in words: %s', (_what, after, words) => {
    expect(describeEdit(before, after)).toEqual(words);
  });

  test('has as many words as fit', () => {
    expect(editForHistory(['a', 'b'])).toBe('a; b');
    const many = Array.from({ length: 40 }, (_, at) => `quantidade de ${1000 + at}: 1 para 2`);
    const words = editForHistory(many);
    expect(words.length).toBeLessThanOrEqual(maxEditLetters);
    expect(words).toMatch(/^quantidade de 1000: 1 para 2; .*; … e mais 34$/);
  });

  test('can’t leave an order without lines, nor write links', () => {
    expect(editComplaint(before)).toBeUndefined();
    expect(editComplaint({ ...before, itens: [] })).toMatch(/pelo menos um item/);
    expect(editComplaint({ ...before, observacao: 'www.x.com' })).toMatch(/sem endereços/);
  });
});
