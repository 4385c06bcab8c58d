import { searchKey } from '../../../../domain/people/customer-entry';
import { personIndexOf } from '../../../../domain/people/search/index-keys';
import { companyOf, type User } from '../../../../domain/people/user';
import type { Column } from '../../../list/list';
import type { PeopleList } from '../../../providers/people/lists';

/** The columns of a table of people. */
const personColumns = [
  'cod',
  'razaosocial',
  'nome',
  'email',
  'celular',
  'cidade',
  'ultimologin',
  'removido',
] as const;
type PersonColumn = (typeof personColumns)[number];

/** The sort of a table, '-' for descending; '' for the list's own order. */
export type PeopleSort = '' | PersonColumn | `-${PersonColumn}`;

export const peopleSorts: readonly PeopleSort[] = [
  '',
  ...personColumns.flatMap((column) => [column, `-${column}` as const]),
];

const keyOf: Record<PersonColumn, (person: User) => string> = {
  cod: ({ cod }) => String(cod).padStart(12, '0'),
  razaosocial: (person) => searchKey(companyOf(person)),
  nome: ({ nome }) => searchKey(nome),
  email: ({ email }) => searchKey(email),
  celular: ({ celular }) => celular.replace(/\D/g, ''),
  cidade: ({ endereco }) => searchKey(endereco?.cidade ?? ''),
  ultimologin: ({ ultimologin }) => dayFirst(ultimologin),
  removido: ({ removido = '' }) => dayFirst(removido),
};

/** A date 'dd/mm/yyyy…' in sortable form; '' for other texts, such as 'nunca'. */
function dayFirst(text: string): string {
  const [, day, month, year, rest] = /^(\d\d)\/(\d\d)\/(\d{4})(.*)$/.exec(text) ?? [];
  return day === undefined ? '' : `${year}${month}${day}${rest}`;
}

/** The people in the list's order, or sorted by a column. */
export function sortedPeople(
  people: readonly User[],
  { by }: PeopleList,
  sort: PeopleSort,
): User[] {
  const column = columnOf(sort);
  const turn = sort.startsWith('-') ? -1 : 1;
  // Compute each key once: sorting 20,000 people makes about 300,000 comparisons.
  const keyed = people.map((person) => {
    const usual = personIndexOf(person)[by];
    return { person, keys: [column ? keyOf[column](person) : usual, usual, person.uid] };
  });
  keyed.sort((a, b) => {
    const at = a.keys.findIndex((key, place) => key !== b.keys[place]);
    if (at < 0) return 0;
    const order = (a.keys[at] ?? '') < (b.keys[at] ?? '') ? -1 : 1;
    return at === 0 ? turn * order : order;
  });
  return keyed.map(({ person }) => person);
}

function columnOf(sort: PeopleSort): PersonColumn | undefined {
  return personColumns.find((column) => sort === column || sort === `-${column}`);
}

/** The sorts of a column's header: ascending, then descending. Undefined if the column doesn't sort. */
export function sortsOf(key: string): Column<never>['sorts'] {
  const column = personColumns.find((one) => one === key);
  return column && { [column]: 'ascending', [`-${column}`]: 'descending' };
}
