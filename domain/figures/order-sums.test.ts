import { expect, test } from 'vitest';

import type { OrderStatus } from '../order/status';
import { sumMoves, sumsOfOrders } from './order-sums';
import { emptySummaries } from './summary';

const order = (status: OrderStatus, centavos: number) => ({ status, centavos });
const pending = order('Pendente', 1010);
const one = { quantidade: 1, centavos: 1010 };

test('§4 sums move with a new order', () => {
  expect(sumMoves(null, pending)).toEqual({ ...emptySummaries, Pendente: one });
});

test('§4 sums move from one status to the other', () => {
  expect(sumMoves(pending, { ...pending, status: 'Aprovado' })).toEqual({
    ...emptySummaries,
    Pendente: { quantidade: -1, centavos: -1010 },
    Aprovado: one,
  });
});

test('§4 sums stay when an order keeps its status', () => {
  expect(sumMoves(pending, pending)).toEqual(emptySummaries);
});

test('sums of orders are in whole cents and have every status', () => {
  const orders = [pending, order('Aprovado', 20), order('Aprovado', 10)];
  expect(sumsOfOrders(orders)).toEqual({
    ...emptySummaries,
    Pendente: one,
    Aprovado: { quantidade: 2, centavos: 30 },
  });
});
