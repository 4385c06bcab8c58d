import { describe, expect, it } from 'vitest';

import { personIndexOf, type PersonIndex } from './person-index';
import { personRanges, type PersonFilters } from './person-search';

const none: PersonFilters = { cod: '', razaosocial: '', nome: '', email: '' };
const prefix = 'cliente aprovado ';
const index = personIndexOf({
  permissao: 'cliente',
  analise: true,
  cod: 7,
  nome: 'João Ferraz',
  email: 'joao@ferraz.com.br',
  razaosocial: 'CICLO SUL PEÇAS LTDA',
});

function finds(filters: Partial<PersonFilters>): boolean {
  return personRanges({ ...none, ...filters }, prefix).some(({ key, from, upTo }) => {
    const value = (index as Partial<Record<keyof PersonIndex, string>>)[key];
    return value !== undefined && value >= from && value <= upTo;
  });
}

describe('§5 Client filters, asked of an index', () => {
  it.each<[Partial<PersonFilters>, boolean]>([
    [{ cod: '7' }, true],
    [{ cod: '007' }, true],
    [{ cod: '70' }, false],
    [{ razaosocial: 'CICLO' }, true],
    [{ razaosocial: 'sul pecas' }, true],
    [{ razaosocial: ' peças  ltda ' }, true],
    [{ razaosocial: 'iclo' }, false],
    [{ nome: 'FERRAZ' }, true],
    [{ nome: 'joao' }, true],
    [{ email: 'JOAO@' }, true],
    [{ email: 'ferraz' }, false],
    [{}, false],
  ])('%j: %s', (filters, expected) => {
    expect(finds(filters)).toBe(expected);
  });

  it('asks for the code alone where there is one', () => {
    expect(personRanges({ ...none, cod: '7', razaosocial: 'x' }, prefix)).toHaveLength(1);
  });
});
