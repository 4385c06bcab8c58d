import { describe, expect, it } from 'vitest';

import { joaoFerraz } from '../../../../tests/support/data/joao-ferraz';
import { matchesFilters, noPersonFilters } from './people-filters';

describe('§5 Client filters', () => {
  it.each([
    [{}, true],
    [{ cod: '7' }, true],
    [{ cod: '07' }, true],
    [{ cod: '77' }, false],
    [{ razaosocial: 'motopeças' }, true],
    [{ razaosocial: 'MOTOPECAS' }, true],
    [{ razaosocial: 'bike' }, false],
    [{ nome: 'JOÃO' }, true],
    [{ nome: 'ferraz motopeças' }, false],
    [{ email: '@ferraz' }, true],
    [{ email: 'marcos' }, false],
    [{ cod: '7', email: 'marcos' }, false],
  ])('%j: %s', (filters, expected) => {
    expect(matchesFilters(joaoFerraz(), { ...noPersonFilters, ...filters })).toBe(expected);
  });
});
