import { expect, it } from 'vitest';

import type { OrderCustomer } from '../../../../domain/order/order';
import { orderWords } from './person-words';

const cliente = { nome: 'Ana', razaosocial: 'BIKE SUL LTDA' } as OrderCustomer;

it('names the status of an order as the screens do, and the company in a seller’s orders', () => {
  const order = { data: '05/03/2026', status: 'Excluido', cliente } as const;
  expect(orderWords(order, false)).toBe('05/03/2026 · Excluído');
  expect(orderWords(order, true)).toBe('05/03/2026 · Excluído · BIKE SUL LTDA');
});
