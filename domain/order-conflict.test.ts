import { expect, test } from 'vitest';

import { describeConflict, OrderConflict } from './order-conflict';

const em = Date.parse('2026-11-20T17:30:05Z');
const por = { uid: 'v', nome: 'Vera' };

test('the slower one is told who did what and when', () => {
  const latest = { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em } as const;
  expect(describeConflict(new OrderConflict(12, latest))).toBe(
    'Vera já passou o pedido 12 de Pendente para Aprovado em 20/11/2026 às 14:30:05. ' +
      'Nada foi alterado; confira a lista e tente de novo se ainda for preciso.',
  );
});

test('a change of seller is told too', () => {
  const latest = { campo: 'vendedor', de: 'Vera', para: 'Valter', por, em } as const;
  expect(describeConflict(new OrderConflict(12, latest))).toContain(
    'Vera já passou o pedido 12 do vendedor Vera para Valter',
  );
});

test('without a known author it still says what to do', () => {
  expect(describeConflict(new OrderConflict(12, undefined))).toContain('O pedido 12 mudou');
});
