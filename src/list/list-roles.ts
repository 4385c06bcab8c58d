import type { List } from './list';

export type Roles = Record<'table' | 'group' | 'row' | 'cell' | 'name', string>;

/** Said in each case, for a browser drops those of a table that isn't shown as one. */
const ofTable: Roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  cell: 'cell',
  name: 'rowheader',
};

/** Cards beside each other are a list, whose entries have headings. */
const ofCards: Roles = {
  table: 'list',
  group: 'presentation',
  row: 'listitem',
  cell: 'presentation',
  name: 'presentation',
};

/** What the elements of a list are to screen readers. */
export function rolesOf({ cards }: Pick<List<never>, 'cards'>, isCard: boolean): Roles {
  return isCard && cards === 'grid' ? ofCards : ofTable;
}
