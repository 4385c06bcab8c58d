import { contains } from '../../../domain/text';
import type { User } from '../../../domain/user';
import { textValue } from '../../providers/address-values';
import { filterMasks, type Filter } from '../../ui/filter-bar';

/** The filters over a list of people (§5): an exact match for the code, 'contains' for the others. */
export type PersonFilterKey = 'cod' | 'razaosocial' | 'nome' | 'email';

export const personFilters: Record<PersonFilterKey, Filter<PersonFilterKey>> = {
  cod: { key: 'cod', label: 'Código', kind: 'digits' },
  razaosocial: { key: 'razaosocial', label: 'Razão social', kind: 'upper' },
  nome: { key: 'nome', label: 'Nome do cliente', kind: 'upper' },
  email: { key: 'email', label: 'E-mail do cliente', kind: 'lower' },
};

/** What a list of people keeps in its address. */
export const personAddress = {
  cod: valueOf('cod', 'codigo'),
  razaosocial: valueOf('razaosocial', 'razao'),
  nome: valueOf('nome', 'nome'),
  email: valueOf('email', 'email'),
};

function valueOf(key: PersonFilterKey, name: string) {
  return textValue(name, filterMasks[personFilters[key].kind]);
}

type PersonFilterValues = Record<PersonFilterKey, string>;

export const noPersonFilters: PersonFilterValues = {
  cod: '',
  razaosocial: '',
  nome: '',
  email: '',
};

export function matchesFilters(person: User, filters: PersonFilterValues): boolean {
  return (
    (filters.cod === '' || Number(filters.cod) === person.cod) &&
    contains(person.razaosocial ?? '', filters.razaosocial) &&
    contains(person.nome, filters.nome) &&
    contains(person.email, filters.email)
  );
}
