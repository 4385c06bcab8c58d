import { describe, expect, it } from 'vitest';

import { joaoFerraz } from '../../../../tests/support/data/joao-ferraz';
import { matchesPerson } from '../../../../domain/people/search/person';
import { askedOf, personFilters } from './people-filters';

const noFilters = { cod: '', razaosocial: '', nome: '', email: '', cidade: '' };

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
    expect(matchesPerson(joaoFerraz(), { ...noFilters, ...filters })).toBe(expected);
  });

  it('ignore filters that the list does not have', () => {
    const { cod, nome } = personFilters;
    const asked = { ...noFilters, nome: 'JOÃO', cidade: 'GOIÂNIA' };
    expect(askedOf(asked, { cod, nome })).toEqual({ ...noFilters, nome: 'JOÃO' });
  });
});
