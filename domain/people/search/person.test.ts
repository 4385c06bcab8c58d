import { describe, expect, it } from 'vitest';

import { personIndexOf, type PersonIndex } from './index-keys';
import { matchesPerson, personRanges, type PersonFilters } from './person';
import type { User } from '../user';

const noFilters: PersonFilters = { cod: '', razaosocial: '', nome: '', email: '', cidade: '' };
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
  return personRanges({ ...noFilters, ...filters }, prefix).some(({ key, from, upTo }) => {
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
    [{ cidade: 'GOIÂNIA' }, false],
    [{}, false],
  ])('%j: %s', (filters, expected) => {
    expect(finds(filters)).toBe(expected);
  });

  it('asks for the code alone where there is one', () => {
    expect(personRanges({ ...noFilters, cod: '7', razaosocial: 'x' }, prefix)).toHaveLength(1);
  });
});

describe('§5 Client filters, asked of a person', () => {
  const person = {
    cod: 7,
    nome: 'João Ferraz',
    email: 'joao@ferraz.com.br',
    razaosocial: 'CICLO SUL PEÇAS LTDA',
    endereco: { cidade: 'GOIÂNIA' },
  } as User;

  it.each<[Partial<PersonFilters>, boolean]>([
    [{}, true],
    [{ cod: '7' }, true],
    [{ cod: '007' }, true],
    [{ cod: '70' }, false],
    [{ cod: '0' }, false],
    [{ razaosocial: 'ICLO' }, true],
    [{ razaosocial: 'norte' }, false],
    [{ nome: 'FERR' }, true],
    [{ nome: 'ana' }, false],
    [{ email: 'ferraz.com' }, true],
    [{ email: 'ana@' }, false],
    [{ nome: 'joão', email: 'ana@' }, false],
    [{ cidade: 'oiania' }, true],
    [{ cidade: 'ANÁPOLIS' }, false],
  ])('%j: %s', (filters, expected) => {
    expect(matchesPerson(person, { ...noFilters, ...filters })).toBe(expected);
  });

  it('a person without company and city is not found by these filters', () => {
    const { razaosocial: _company, endereco: _address, ...seller } = person;
    expect(matchesPerson(seller, noFilters)).toBe(true);
    expect(matchesPerson(seller, { ...noFilters, razaosocial: 'c' })).toBe(false);
    expect(matchesPerson(seller, { ...noFilters, cidade: 'g' })).toBe(false);
  });
});
