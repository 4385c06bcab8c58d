import type { ReactNode } from 'react';

import { companyOf, type User } from '../../../../domain/people/user';
import { SortButton } from '../../../ui/pieces/sort-button';
import { IncompleteMark } from '../../../ui/states/incomplete-mark';
import { personFields } from '../person-fields';
import { headOf, type PeopleSort, type PersonColumn } from './people-sort';
import styles from './people-table.module.css';
import { usePeopleFrame, type FramedPeople } from './use-people-frame';

/** The sorting of a table, and what its heads ask for. */
export interface PeopleSorting {
  now: PeopleSort;
  /** The column that asked last. */
  asker: PersonColumn | undefined;
  choose: (sort: PeopleSort, column: PersonColumn) => void;
}

interface PeopleTableProps extends FramedPeople {
  title: string;
  /** The first of them that is not the code opens a person's page. */
  columns: readonly PersonColumn[];
  sorting: PeopleSorting;
  onOpen: (uid: string) => void;
  /** A person's buttons. */
  children: (person: User) => ReactNode;
}

const rowsAtOnce = 30;
const rowSize = { height: 40 };

const labels: Partial<Record<PersonColumn, string>> = { cod: 'Código', razaosocial: 'Empresa' };
const labelOf = (column: PersonColumn) =>
  labels[column] ?? personFields[column as keyof typeof personFields].label;

/** A list of people as a table that its heads sort. By hand, as the cards: antd's would double the screen's code. */
export function PeopleTable({
  title,
  columns,
  sorting,
  onOpen,
  children,
  ...people
}: PeopleTableProps) {
  const { drawn, foot, frame } = usePeopleFrame<HTMLTableSectionElement>(
    people,
    rowsAtOnce,
    rowSize,
  );

  const opens = columns.find((column) => column !== 'cod');

  function head(column: PersonColumn) {
    const { now, next } = headOf(column, sorting.now);
    return (
      <th key={column} scope="col" aria-sort={now} data-column={column}>
        <SortButton
          now={now}
          asked={sorting.asker === column}
          title={titleOf(next)}
          onClick={() => sorting.choose(next, column)}
        >
          {labelOf(column)}
        </SortButton>
      </th>
    );
  }

  function cell(column: PersonColumn, person: User) {
    if (column !== opens) return <td key={column}>{valueOf(column, person)}</td>;
    return (
      <th key={column} scope="row">
        <button
          type="button"
          data-key="Enter"
          className={styles.open}
          onClick={() => onOpen(person.uid)}
        >
          {valueOf(column, person)}
        </button>
        <IncompleteMark problems={person.problems} />
      </th>
    );
  }

  return (
    <>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map(head)}
            <th scope="col" data-column="actions">
              <span className="visually-hidden">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody {...frame}>
          {drawn.map(({ item, isGone }) => (
            <tr
              key={item.uid}
              inert={isGone}
              aria-hidden={isGone || undefined}
              data-entry
              tabIndex={-1}
            >
              {columns.map((column) => cell(column, item))}
              <td>{children(item)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {foot}
    </>
  );
}

function titleOf(next: PeopleSort): string {
  if (next === '') return 'Ordem da lista';
  return next.startsWith('-') ? 'Ordem decrescente' : 'Ordem crescente';
}

function valueOf(column: PersonColumn, person: User): ReactNode {
  if (column === 'cod') return person.cod;
  if (column === 'razaosocial') return companyOf(person);
  const { value, link } = personFields[column];
  const shown = value(person);
  return link && typeof shown === 'string' ? link(shown, person) : shown;
}
