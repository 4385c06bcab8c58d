import { describe, expect, test } from 'vitest';

import { changeOf, conversionOf, figureGroups, figureOrders, ticketOf } from './figures';

const count = (pedidos: number, centavos = 0) => ({ pedidos, centavos });

describe('the figures of a period', () => {
  test('how many of the sent orders are approved', () => {
    expect(conversionOf({ enviados: count(8), aprovados: count(6) })).toBe(0.75);
    expect(conversionOf({ enviados: count(0), aprovados: count(0) })).toBeUndefined();
  });

  test('the average value of an approved order, in whole cents', () => {
    expect(ticketOf({ aprovados: count(3, 1000) })).toBe(333);
    expect(ticketOf({ aprovados: count(0, 1000) })).toBeUndefined();
  });

  test.each([
    [120, 100, 0.2],
    [50, 100, -0.5],
    [0, 100, -1],
    [1, 0, undefined],
    [undefined, 100, undefined],
    [100, undefined, undefined],
  ])('%s after %s is a change of %s', (now, before, change) => {
    const found = changeOf(now, before);
    expect(found).toEqual(change === undefined ? undefined : expect.closeTo(change));
  });

  test('are asked for by these names', () => {
    expect(figureGroups).toEqual(['mes', 'vendedor', 'cidade', 'categoria', 'cliente', 'produto']);
    expect(figureOrders).toEqual(['enviados', 'aprovados']);
  });
});
