import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';

import {
  noQuestion,
  orderSorts,
  sortOf,
  type OrderQuestion,
  type OrderSort,
} from '../../../../domain/order-question';
import { sortWords } from '../search/further-words';
import styles from './sort-head.module.css';

/** How a list is sorted, and the others that it can be. */
export interface Sorting {
  now: OrderSort;
  /** What a click on a head asks for; '' where that is what the list does by itself. */
  choose: (sort: OrderSort | '') => void;
  /** What the list does by itself. */
  usual: OrderSort;
  sorts: readonly OrderSort[];
}

/** A column's sorts in turn; numbers rise with the days. */
const columnSorts = {
  number: ['recentes', 'antigos'],
  date: ['recentes', 'antigos'],
  company: ['empresa'],
  total: ['maior', 'menor'],
} as const satisfies Record<string, readonly OrderSort[]>;

/** How a list with these further filters is sorted. */
export function sortingOf(
  { sort, least, most }: Pick<OrderQuestion, 'sort' | 'least' | 'most'>,
  sorts: readonly OrderSort[],
  choose: Sorting['choose'],
): Sorting {
  const asked = { ...noQuestion, least, most };
  return { now: sortOf({ ...asked, sort }), usual: sortOf(asked), sorts, choose };
}

function sortsOf(column: string, sorting: Sorting | undefined): readonly OrderSort[] {
  if (!sorting || !(column in columnSorts)) return [];
  const sorts: readonly OrderSort[] = columnSorts[column as keyof typeof columnSorts];
  return sorts.filter((sort) => sorting.sorts.includes(sort));
}

/** What a column's head cell tells of it. */
export function sortState(
  column: string,
  sorting: Sorting | undefined,
): Pick<ComponentProps<'th'>, 'aria-sort'> {
  if (!sorting || !sortsOf(column, sorting).includes(sorting.now)) return {};
  return { 'aria-sort': orderSorts[sorting.now].last ? 'descending' : 'ascending' };
}

interface SortHeadProps {
  column: string;
  sorting: Sorting | undefined;
  children: ReactNode;
}

/** The head of a column; a button where the list can be sorted by it. */
export function SortHead({ column, sorting, children }: SortHeadProps) {
  const sorts = sortsOf(column, sorting);
  const [first] = sorts;
  if (!sorting || !first) return children;
  const { now, usual, choose } = sorting;
  const next =
    sorts[sorts.indexOf(now) + 1] ?? (sorts.length === 1 && now === first ? usual : first);
  return (
    <Button
      type="text"
      size="small"
      className={`${styles.button}`}
      iconPlacement="end"
      icon={<Arrow now={sorts.includes(now) ? now : undefined} />}
      title={sortWords[next]}
      onClick={() => choose(next === usual ? '' : next)}
    >
      {children}
    </Button>
  );
}

/** Keeps its room while the list is sorted by something else. */
function Arrow({ now }: { now: OrderSort | undefined }) {
  if (now === undefined) return <CaretDownOutlined aria-hidden className={styles.idle} />;
  return orderSorts[now].last ? <CaretDownOutlined aria-hidden /> : <CaretUpOutlined aria-hidden />;
}
