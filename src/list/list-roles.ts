import type { List } from './list';

export type Roles = Record<'table' | 'group' | 'row' | 'cell' | 'name', string>;

/** Explicit, because browsers drop the roles of a table whose `display` isn't `table`. */
const ofTable: Roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  cell: 'cell',
  name: 'rowheader',
};

/** A grid of cards is a list whose entries have headings. */
const ofCards: Roles = {
  table: 'list',
  group: 'presentation',
  row: 'listitem',
  cell: 'presentation',
  name: 'presentation',
};

/** The ARIA roles of a list's elements. */
export function rolesOf({ cards }: Pick<List<never>, 'cards'>, isCard: boolean): Roles {
  return isCard && cards === 'grid' ? ofCards : ofTable;
}
