import { describe, expect, it } from 'vitest';

import type { OrderStatus } from '../status';
import { besideEarlier } from './usual';

const order = (centavos: number, status: OrderStatus = 'Aprovado') => ({ centavos, status });
const usual = [order(10_000), order(12_000), order(9_000, 'Pendente')];

describe('§2 /pedidos: an order beside the earlier ones of its customer (decision 79)', () => {
  it('the first has none', () => {
    expect(besideEarlier(500, [])).toEqual({ primeiro: true, vezes: 0 });
  });

  it.each([
    ['as usual', 11_000, 0],
    ['just below three times the usual', 29_999, 0],
    ['three times', 30_000, 3],
    ['far above, in whole times', 59_999, 5],
  ])('%s', (_what, centavos, vezes) => {
    expect(besideEarlier(centavos, usual)).toEqual({ primeiro: false, vezes });
  });

  it('two orders do not show what is usual', () => {
    expect(besideEarlier(900_000, usual.slice(0, 2)).vezes).toBe(0);
  });

  it('one huge order does not become the usual', () => {
    expect(besideEarlier(40_000, [order(5_000_000), ...usual]).vezes).toBe(3);
  });

  it('deleted orders are not usual, but the next one is not the first', () => {
    const deleted = usual.map(({ centavos }) => order(centavos, 'Excluido'));
    expect(besideEarlier(90_000, deleted)).toEqual({ primeiro: false, vezes: 0 });
  });

  it('a usual sum of 0 has no multiples', () => {
    expect(besideEarlier(90_000, [order(0), order(0), order(0)]).vezes).toBe(0);
  });
});
