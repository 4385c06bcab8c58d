import type { ReactNode } from 'react';

import { SortButton } from '../../../../ui/pieces/sort-button';
import { sortWords } from '../../search/further/further-words';
import { sortsOf, sortState, usualSort, type Sorting } from './use-sorting';

interface SortHeadProps {
  column: string;
  sorting: Sorting | undefined;
  children: ReactNode;
}

/** The head of a column; a button where the list can be sorted by it. */
export function SortHead({ column, sorting, children }: SortHeadProps) {
  const sorts = sortsOf(column, sorting);
  if (!sorting || sorts.length === 0) return children;
  const { now, choose, asker } = sorting;
  const [first = usualSort] = sorts;
  const next =
    sorts[sorts.indexOf(now) + 1] ?? (sorts.length === 1 && now === first ? usualSort : first);
  return (
    <SortButton
      now={sortState(column, sorting)['aria-sort']}
      asked={asker === column}
      title={sortWords[next]}
      onClick={() => choose(next, column)}
    >
      {children}
    </SortButton>
  );
}
