import {
  choiceValue,
  countValue,
  textValue,
  type AddressValue,
} from '../../../providers/page/address/address-values';
import { filterMasks } from '../../../ui/forms/filter-bar';

/** Products that are shown at first, and more each time (§9). */
export const pageSize = 30;

/** A CD_GRUPO; '' for all. A link sets it with `nomedacategoria` (§2), null for all. */
const group: AddressValue<string> = {
  ...textValue('categoria', (text) => filterMasks.text(text).trim()),
  state: {
    name: 'nomedacategoria',
    read: (value) => (typeof value === 'string' ? value.trim() : value === null ? '' : undefined),
  },
};

/** Of a filter that is on. */
export const yes = '1';

/** Filters that a person sets, in the words of the address. */
export interface FilterChanges {
  code?: string;
  name?: string;
  group?: string;
  bought?: '' | typeof yes;
}

/** What /produtos keeps in its address; a further filter is a further line. */
export const productAddress = {
  code: textValue('codigo', filterMasks.digits),
  name: textValue('busca', filterMasks.upper),
  group,
  bought: choiceValue('comprados', ['', yes], ''),
  shown: countValue('mostrar', pageSize, 20),
  /** The administrator's 'Atualizar produtos' is open. */
  updating: choiceValue('atualizar', ['', yes], ''),
};
