import { describe, expect, it } from 'vitest';

import type { User } from '../../../../domain/people/user';
import { joaoFerraz } from '../../../../tests/support/data/joao-ferraz';
import { nextSort } from '../../../list/heads/sort-head';
import { sortedPeople, sortsOf, type PeopleSort } from './people-sort';

const list = { role: 'cliente', state: true, by: 'empresa' } as const;
const cidade = (name: string) => ({ endereco: { cidade: name } }) as Partial<User>;
const people = [
  joaoFerraz({ cod: 10, razaosocial: 'BETA', ultimologin: '02/01/2026', ...cidade('ÓBIDOS') }),
  joaoFerraz({ cod: 9, razaosocial: 'ÁGIL', ultimologin: 'nunca', ...cidade('NATAL') }),
  joaoFerraz({ cod: 11, razaosocial: 'ALFA', ultimologin: '31/12/2025', ...cidade('NATAL') }),
];
const codes = (sort: PeopleSort) => sortedPeople(people, list, sort).map(({ cod }) => cod);

describe('§2 /clientes: a table sorted by its headers', () => {
  it.each<[PeopleSort, number[]]>([
    ['', [9, 11, 10]],
    ['cod', [9, 10, 11]],
    ['-cod', [11, 10, 9]],
    ['cidade', [9, 11, 10]],
    // Within one city the list's own order stays, also descending.
    ['-cidade', [10, 9, 11]],
    ['ultimologin', [9, 11, 10]],
    ['-ultimologin', [10, 11, 9]],
  ])('%s: %j', (sort, expected) => {
    expect(codes(sort)).toEqual(expected);
  });

  it('sorts ascending, descending, and back to its own order', () => {
    const turns = ['cod', 'nome', '-nome'].map((now) => nextSort(sortsOf('nome') ?? {}, now));
    expect(turns).toEqual(['nome', '-nome', '']);
  });
});
