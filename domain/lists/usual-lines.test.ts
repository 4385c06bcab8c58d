import { describe, expect, it } from 'vitest';

import { aLine, anOrder } from '../../tests/support/data/an-order';
import { usualLines } from './usual-lines';

const line = (code: string, quantity = 1) => aLine({ CD_PRODUTO: code, quantity });
const orders = [
  anOrder({ itens: [line('1', 4), line('2')] }),
  anOrder({ status: 'Excluido', itens: [line('9'), line('2')] }),
  anOrder({ itens: [line('3'), line('1', 7), line('1', 8)] }),
];

describe('§2 Meus clientes: the usual products of a customer', () => {
  it("are in most orders, with the newest quantity; deleted orders don't count", () => {
    expect(
      usualLines(orders, 10).map(({ CD_PRODUTO, quantity, orders: count }) => [
        ...[CD_PRODUTO, quantity, count],
      ]),
    ).toEqual([
      ['1', 4, 2],
      ['2', 1, 1],
      ['3', 1, 1],
    ]);
  });

  it('are no more than are asked for', () => {
    expect(usualLines(orders, 1)).toHaveLength(1);
  });
});
