import { addressOf, filterMasks, typedFilter, type Filters } from '../../../list/filters/filters';
import { choiceValue, countValue, textValue } from '../../../providers/page/address/address-values';

/** Products that are shown at first, and more each time (§9). */
export const pageSize = 30;

/** Of a filter that is on. */
export const yes = '1';

interface FilterValues {
  code: string;
  name: string;
  /** A CD_GRUPO; '' for all. A link sets it with `nomedacategoria` (§2), null for all. */
  group: string;
  bought: '' | typeof yes;
}

/** What changes among the filters. */
export type FilterChanges = Partial<FilterValues>;

/** The filters over the products; a further filter is a further entry. */
export const productFilters: Filters<FilterValues> = {
  code: typedFilter('codigo', 'Código', 'digits'),
  name: typedFilter('busca', 'Descrição', 'upper', { main: true }),
  group: {
    label: 'Categoria',
    control: 'own',
    value: {
      ...textValue('categoria', (text) => filterMasks.text(text).trim()),
      state: {
        name: 'nomedacategoria',
        read: (value) =>
          typeof value === 'string' ? value.trim() : value === null ? '' : undefined,
      },
    },
  },
  bought: {
    label: 'Já comprados',
    control: 'own',
    value: choiceValue('comprados', ['', yes], ''),
  },
};

/** What /produtos keeps in its address. */
export const productAddress = {
  ...addressOf(productFilters),
  shown: countValue('mostrar', pageSize, 20),
  /** The administrator's 'Atualizar produtos' is open. */
  updating: choiceValue('atualizar', ['', yes], ''),
};
