import { useMemo, useState } from 'react';

import {
  noQuestion,
  orderSorts,
  sortOf,
  type OrderQuestion,
  type OrderSort,
} from '../../../../../domain/order/search/question';

/** How a list is sorted, and the others that it can be. */
export interface Sorting {
  now: OrderSort;
  /** What the list does by itself. */
  usual: OrderSort;
  sorts: readonly OrderSort[];
  /** A column's head asks for it; '' for what the list does by itself. */
  choose: (sort: OrderSort | '', column: string) => void;
  /** The column that asked last. */
  asker?: string | undefined;
}

type Asked = Pick<OrderQuestion, 'sort' | 'least' | 'most'>;

/** A column's sorts in turn; numbers rise with the days. */
const columnSorts = {
  number: ['recentes', 'antigos'],
  date: ['recentes', 'antigos'],
  company: ['empresa'],
  total: ['maior', 'menor'],
} as const satisfies Record<string, readonly OrderSort[]>;

/** How a list that is asked for so is sorted. */
export function sortingOf(
  { sort, least, most }: Asked,
  sorts: readonly OrderSort[],
  choose: Sorting['choose'],
): Sorting {
  const asked = { ...noQuestion, least, most };
  return { now: sortOf({ ...asked, sort }), usual: sortOf(asked), sorts, choose };
}

/** The same of the list on the screen; undefined where it can't be sorted. */
export function useSorting(
  { sort, least, most }: Asked,
  sorts: readonly OrderSort[] | undefined,
  onChange: (change: { sort: OrderSort | '' }) => void,
): Sorting | undefined {
  const [asker, setAsker] = useState<string>();
  return useMemo(() => {
    if (!sorts) return undefined;
    function choose(chosen: OrderSort | '', column: string) {
      setAsker(column);
      onChange({ sort: chosen });
    }
    return { ...sortingOf({ sort, least, most }, sorts, choose), asker };
  }, [sort, least, most, sorts, onChange, asker]);
}

/** The sortings of a column's head. */
export function sortsOf(column: string, sorting: Sorting | undefined): readonly OrderSort[] {
  if (!sorting || !(column in columnSorts)) return [];
  const sorts: readonly OrderSort[] = columnSorts[column as keyof typeof columnSorts];
  return sorts.filter((sort) => sorting.sorts.includes(sort));
}

/** What a column's head cell tells of it. */
export function sortState(
  column: string,
  sorting: Sorting | undefined,
): { 'aria-sort'?: 'ascending' | 'descending' } {
  if (!sorting || !sortsOf(column, sorting).includes(sorting.now)) return {};
  return { 'aria-sort': orderSorts[sorting.now].last ? 'descending' : 'ascending' };
}
