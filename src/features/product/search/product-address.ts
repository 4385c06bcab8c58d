import { newsKinds, type NewsKind } from '../../../../domain/product/news';
import { addressOf, filterMasks, typedFilter, type Filters } from '../../../list/filters/filters';
import { choiceValue, countValue, textValue } from '../../../providers/page/address/address-values';

/** How many products show at first, and are added each time (§9). */
export const pageSize = 30;

/** The address value of an active filter. */
export const yes = '1';

interface FilterValues {
  code: string;
  name: string;
  /** A CD_GRUPO; '' for all. A link sets it with `nomedacategoria` (§2), null for all. */
  group: string;
  bought: '' | typeof yes;
  news: NewsChoice;
}

/** What the last product lists changed; '' filters nothing. */
export type NewsChoice = '' | NewsKind;

/** A change of filters. */
export type FilterChanges = Partial<FilterValues>;

/** The filters above the products. To add a filter, add an entry. */
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
  news: {
    label: 'O que é novo',
    control: 'own',
    value: choiceValue<NewsChoice>('novo', ['', ...newsKinds], ''),
  },
};

/** The values that /produtos keeps in the address. */
export const productAddress = {
  ...addressOf(productFilters),
  shown: countValue('mostrar', pageSize, 20),
  /** 'Atualizar produtos' of the administrator is open. */
  updating: choiceValue('atualizar', ['', yes], ''),
};
