import { expect, it } from 'vitest';

import type { OrderAlert } from '../../../../domain/order/check/alerts';
import { anOrder } from '../../../../tests/support/data/an-order';
import { strangeOrders, strangeWords } from './strange-words';

it('decision 79: of many orders, how many are strange, and which of them in what', () => {
  const alerts: OrderAlert[][] = [
    [{ kind: 'primeiro' }, { kind: 'estoque', lines: 2 }],
    [],
    [{ kind: 'primeiro' }],
  ];
  const orders = [7, 8, 9].map((numerodopedido, at) => ({
    order: anOrder({ numerodopedido }),
    alerts: alerts[at] ?? [],
  }));
  const { count, sentences } = strangeOrders(orders);
  expect(strangeWords.some(count, orders.length)).toBe('2 de 3 têm alertas.');
  expect(sentences).toEqual(['Acima do estoque: 7.', '1º pedido do cliente: 7 e 9.']);
});
