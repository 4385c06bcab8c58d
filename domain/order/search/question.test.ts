import { describe, expect, it } from 'vitest';

import { dayOf, isNarrowed, isOfDays, isOfValues, noQuestion, sortOf } from './question';

describe('§2 /pedidos: what a list of orders is asked for', () => {
  it.each([
    [{}, 'recentes'],
    [{ from: '2026-01-01' }, 'recentes'],
    [{ least: 100 }, 'maior'],
    [{ most: 100 }, 'maior'],
    [{ most: 100, sort: 'antigos' as const }, 'antigos'],
  ])('%j comes sorted as %s', (question, sort) => {
    expect(sortOf({ ...noQuestion, ...question })).toBe(sort);
  });

  it.each([
    [{}, true],
    [{ from: '2026-03-05', to: '2026-03-05' }, true],
    [{ from: '2026-03-06' }, false],
    [{ to: '2026-03-04' }, false],
    [{ from: '2025-12-31', to: '2027-01-01' }, true],
  ])('the 5th of March 2026 is of the days %j: %s', (days, expected) => {
    expect(isOfDays({ ...noQuestion, ...days }, { data: '05/03/2026' })).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ least: 1000, most: 1000 }, true],
    [{ least: 1001 }, false],
    [{ most: 999 }, false],
  ])('10 reais are of the values %j: %s', (values, expected) => {
    expect(isOfValues({ ...noQuestion, ...values }, { centavos: 1000 })).toBe(expected);
  });

  it('knows whether it narrows the list', () => {
    expect(isNarrowed({ ...noQuestion, sort: 'antigos' })).toBe(false);
    expect(isNarrowed({ ...noQuestion, most: 0 })).toBe(true);
  });

  it('writes a day so that days sort', () => {
    expect(dayOf('05/03/2026')).toBe('2026-03-05');
  });
});
