import { matchesPerson, type PersonFilters } from '../../../../domain/people/search/person';
import {
  choiceValue,
  textValue,
  type AddressValues,
  uidValue,
} from '../../../providers/page/address/address-values';
import { filterMasks, type Filter } from '../../../ui/forms/filter-bar';
import { peopleSorts, type PeopleSort } from './people-sort';

/** The filters over a list of people (§5): an exact match for the code, 'contains' for the others. */
export type PersonFilterKey = keyof PersonFilters;

export const personFilters: Record<PersonFilterKey, Filter<PersonFilterKey>> = {
  cod: { key: 'cod', label: 'Código', kind: 'digits' },
  razaosocial: { key: 'razaosocial', label: 'Razão social', kind: 'upper' },
  nome: { key: 'nome', label: 'Nome do cliente', kind: 'upper' },
  email: { key: 'email', label: 'E-mail do cliente', kind: 'lower' },
  cidade: { key: 'cidade', label: 'Cidade', kind: 'upper' },
};

/** Where somebody is in a list of people. */
interface PeoplePlace extends PersonFilters {
  /** Which of the customers who are not in analysis. */
  situation: Situation;
  /** Names are looked for in the whole list, for what no index finds. */
  everywhere: 'sim' | '';
  /** How the table is sorted. */
  sort: PeopleSort;
  /** The uid of the person whose page is open; ''. */
  person: string;
}

export const situations = ['aprovados', 'removidos'] as const;
type Situation = (typeof situations)[number];

/** What a list of people keeps in its address. */
export const personAddress: AddressValues<PeoplePlace> = {
  cod: valueOf('cod', 'codigo'),
  razaosocial: valueOf('razaosocial', 'razao'),
  nome: valueOf('nome', 'nome'),
  email: valueOf('email', 'email'),
  cidade: valueOf('cidade', 'cidade'),
  situation: choiceValue('situacao', situations, 'aprovados'),
  everywhere: choiceValue('todos', ['sim', ''], ''),
  sort: choiceValue('ordem', peopleSorts, ''),
  person: uidValue('pessoa'),
};

function valueOf(key: PersonFilterKey, name: string) {
  return textValue(name, filterMasks[personFilters[key].kind]);
}

const noPersonFilters: PersonFilters = {
  cod: '',
  razaosocial: '',
  nome: '',
  email: '',
  cidade: '',
};

/** What is asked for by the filters that a list has. */
export function askedOf(texts: PersonFilters, has: readonly PersonFilterKey[]): PersonFilters {
  return has.reduce((asked, key) => ({ ...asked, [key]: texts[key] }), noPersonFilters);
}

export function isUnfiltered({ cod, razaosocial, nome, email, cidade }: PersonFilters): boolean {
  return [cod, razaosocial, nome, email, cidade].every((text) => text.trim() === '');
}

/** A code is found or not: there is nothing to look for elsewhere. */
export function asksForWords({ cod, ...words }: PersonFilters): boolean {
  return cod === '' && !isUnfiltered({ cod, ...words });
}

/** Nothing but the city is asked for. */
export function asksForCity({ cidade, ...others }: PersonFilters): boolean {
  return cidade !== '' && isUnfiltered({ ...others, cidade: '' });
}

export { matchesPerson as matchesFilters };
