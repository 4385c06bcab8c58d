import type { PersonFilters } from '../../../../domain/people/search/person';
import { addressOf, typedFilter, type Filters } from '../../../list/filters/filters';
import {
  choiceValue,
  uidValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';
import { peopleSorts, type PeopleSort } from './people-sort';

/** The filters over a list of people (§5): an exact match for the code, 'contains' for the others. */
export const personFilters: Filters<PersonFilters> = {
  cod: typedFilter('codigo', 'Código', 'digits'),
  razaosocial: typedFilter('razao', 'Razão social', 'upper', { main: true }),
  nome: typedFilter('nome', 'Nome do cliente', 'upper'),
  email: typedFilter('email', 'E-mail do cliente', 'lower'),
  cidade: typedFilter('cidade', 'Cidade', 'upper'),
};

/** Where somebody is in a list of people. */
export interface PeoplePlace extends PersonFilters {
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
  ...addressOf(personFilters),
  situation: choiceValue('situacao', situations, 'aprovados'),
  everywhere: choiceValue('todos', ['sim', ''], ''),
  sort: choiceValue('ordem', peopleSorts, ''),
  person: uidValue('pessoa'),
};

const noPersonFilters: PersonFilters = {
  cod: '',
  razaosocial: '',
  nome: '',
  email: '',
  cidade: '',
};

/** What is asked for by the filters that a list has. */
export function askedOf(texts: PersonFilters, has: Partial<Filters<PersonFilters>>): PersonFilters {
  const keys = Object.keys(has) as (keyof PersonFilters)[];
  return keys.reduce((asked, key) => ({ ...asked, [key]: texts[key] }), noPersonFilters);
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
