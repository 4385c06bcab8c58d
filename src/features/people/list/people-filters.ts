import type { PersonFilters } from '../../../../domain/people/search/person';
import { addressOf, typedFilter, type Filters } from '../../../list/filters/filters';
import {
  choiceValue,
  uidValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';
import { peopleSorts, type PeopleSort } from './people-sort';

/** The filters of a list of people (§5): an exact match for the code, 'contains' for the others. */
export const personFilters: Filters<PersonFilters> = {
  cod: typedFilter('codigo', 'Código', 'digits'),
  razaosocial: typedFilter('razao', 'Razão social', 'upper', { main: true }),
  nome: typedFilter('nome', 'Nome do cliente', 'upper'),
  email: typedFilter('email', 'E-mail do cliente', 'lower'),
  cidade: typedFilter('cidade', 'Cidade', 'upper'),
};

/** The state of a list of people in the address. */
export interface PeoplePlace extends PersonFilters {
  /** Whether the list shows approved or removed people. */
  situation: Situation;
  /** Searches the whole list for names that the index doesn't find. */
  everywhere: 'sim' | '';
  /** The sort of the table. */
  sort: PeopleSort;
  /** The uid of the person whose page is open, or ''. */
  person: string;
}

export const situations = ['aprovados', 'removidos'] as const;
type Situation = (typeof situations)[number];

/** The values that a list of people keeps in the address. */
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

/** The values of the filters that a list has. */
export function askedOf(texts: PersonFilters, has: Partial<Filters<PersonFilters>>): PersonFilters {
  const keys = Object.keys(has) as (keyof PersonFilters)[];
  return keys.reduce((asked, key) => ({ ...asked, [key]: texts[key] }), noPersonFilters);
}

export function isUnfiltered({ cod, razaosocial, nome, email, cidade }: PersonFilters): boolean {
  return [cod, razaosocial, nome, email, cidade].every((text) => text.trim() === '');
}

/** True for a search of words. A code needs none, because it matches exactly. */
export function asksForWords({ cod, ...words }: PersonFilters): boolean {
  return cod === '' && !isUnfiltered({ cod, ...words });
}

/** Only the city filter is active. */
export function asksForCity({ cidade, ...others }: PersonFilters): boolean {
  return cidade !== '' && isUnfiltered({ ...others, cidade: '' });
}
