import { useMemo, useState } from 'react';

import { noFilter } from '../../../../../domain/order/search/by-head';
import { orderSorts, type OrderSort } from '../../../../../domain/order/search/question';

/** How a list is sorted. */
export interface Sorting {
  now: OrderSort;
  /** A column's head asks for it. */
  choose: (sort: OrderSort, column: string) => void;
  /** The column that asked last. */
  asker?: string | undefined;
}

/** What a list does by itself. */
export const usualSort = noFilter.ordem;

/** A column's sorts in turn; numbers rise with the days. */
const columnSorts: Partial<Record<string, readonly OrderSort[]>> = {
  number: ['recentes', 'antigos'],
  date: ['recentes', 'antigos'],
  company: ['empresa'],
  total: ['maior', 'menor'],
};

/** The sorting of the list on the screen; undefined if it can't be sorted. */
export function useSorting(
  now: OrderSort,
  canSort: boolean,
  onChange: (change: { ordem: OrderSort }) => void,
): Sorting | undefined {
  const [asker, setAsker] = useState<string>();
  return useMemo(() => {
    if (!canSort) return undefined;
    function choose(ordem: OrderSort, column: string) {
      setAsker(column);
      onChange({ ordem });
    }
    return { now, choose, asker };
  }, [now, canSort, onChange, asker]);
}

/** The sortings of a column's head. */
export function sortsOf(column: string, sorting: Sorting | undefined): readonly OrderSort[] {
  return (sorting && columnSorts[column]) ?? [];
}

/** What a column's head cell tells of it. */
export function sortState(
  column: string,
  sorting: Sorting | undefined,
): { 'aria-sort'?: 'ascending' | 'descending' } {
  if (!sorting || !sortsOf(column, sorting).includes(sorting.now)) return {};
  return { 'aria-sort': orderSorts[sorting.now].last ? 'descending' : 'ascending' };
}
