import { searchKey } from '../customer-entry';
import { codeBase, type PersonKey } from './index-keys';
import { contains, tidyText } from '../../words/text';
import type { User } from '../user';

/** Filters of a list of people (§5): the code matches exactly, the others match if they are contained. */
export interface PersonFilters {
  cod: string;
  razaosocial: string;
  nome: string;
  email: string;
  cidade: string;
}

export function matchesPerson(person: User, filters: PersonFilters): boolean {
  return (
    (filters.cod === '' || Number(filters.cod) === person.cod) &&
    contains(person.razaosocial ?? '', filters.razaosocial) &&
    contains(person.nome, filters.nome) &&
    contains(person.email, filters.email) &&
    contains(person.endereco?.cidade ?? '', filters.cidade)
  );
}

export interface PersonRange {
  key: PersonKey;
  from: string;
  upTo: string;
}

/** Sorts after every text that people search for. */
export const lastText = '\uf8ff';

export function rangeOf(key: PersonKey, begins: string): PersonRange {
  return { key, from: begins, upTo: begins + lastText };
}

const laterWords = ['empresa2', 'empresa3', 'empresa4'] as const;

/** The ranges that cover the filters, by the most selective filter. `prefix` is the list's; no key has the city. */
export function personRanges(filters: PersonFilters, prefix: string): PersonRange[] {
  const text = (field: keyof PersonFilters) => searchKey(tidyText(filters[field]));
  const [email, company, name] = [text('email'), text('razaosocial'), text('nome')];
  if (filters.cod !== '') {
    const cod = `${prefix}${codeBase + Number(filters.cod)}`;
    return [{ key: 'codigo', from: cod, upTo: cod }];
  }
  if (email !== '') return [rangeOf('email', prefix + email)];
  if (company !== '') {
    return [
      rangeOf('empresa', prefix + company),
      ...laterWords.map((key) => rangeOf(key, company)),
    ];
  }
  if (name === '') return [];
  return [
    rangeOf('nome', prefix + name),
    ...(['nome2', 'nome3'] as const).map((key) => rangeOf(key, name)),
  ];
}
