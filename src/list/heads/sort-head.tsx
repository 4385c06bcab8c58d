import { SortButton } from '../../ui/pieces/sort-button';
import type { Column, List, Row, SortDirection, Sorting } from '../list';
import { rem } from '../../ui/theme/rem';

interface SortHeadProps<Item, Shown extends Row<Item>> {
  column: Column<Shown>;
  list: Pick<List<Item, Shown>, 'usualSort' | 'sortWords'>;
  /** Undefined if the list can't be sorted. */
  sorting: Sorting | undefined;
}

const directionWords: Record<SortDirection, string> = {
  ascending: 'Ordem crescente',
  descending: 'Ordem decrescente',
};

/** The header of a column; a button if the column sorts the list. */
export function SortHead<Item, Shown extends Row<Item>>(props: SortHeadProps<Item, Shown>) {
  const { column, list, sorting } = props;
  const { key, label, sorts, silent, align, tight, width } = column;
  const now = sorting && sorts?.[sorting.now];
  return (
    <th
      role="columnheader"
      scope="col"
      className="small"
      aria-sort={now}
      data-column={key}
      data-align={align}
      data-tight={tight}
      style={width === undefined ? undefined : { width: rem(width) }}
    >
      {sorting && sorts ? (
        <SortButton
          now={now}
          asked={sorting.asker === key}
          title={titleOf(nextSort(sorts, sorting.now, list.usualSort), column, list)}
          onClick={() => sorting.choose(nextSort(sorts, sorting.now, list.usualSort), key)}
        >
          {label}
        </SortButton>
      ) : (
        <span className={silent && 'visually-hidden'}>{label}</span>
      )}
    </th>
  );
}

/** The sort after `now` when the header is clicked: the column's sorts in turn, then the list's usual one. */
export function nextSort(sorts: object, now: string, usual = ''): string {
  const turns = Object.keys(sorts);
  const next = turns[turns.indexOf(now) + 1];
  return next ?? (turns.includes(usual) ? (turns[0] ?? usual) : usual);
}

function titleOf<Shown>(
  sort: string,
  { sorts }: Column<Shown>,
  { sortWords }: { sortWords?: Readonly<Partial<Record<string, string>>> },
): string {
  const direction = sorts?.[sort];
  return sortWords?.[sort] ?? (direction ? directionWords[direction] : 'Ordem da lista');
}
