import type { ReactNode } from 'react';

import type { Live } from '../providers/live/live';
import type { AddressValues } from '../providers/page/address/address-values';
import type { Beyond } from '../ui/hooks/use-growing-list';
import type { Filters } from './filters/filters';
import type { Picked } from './use-picked';

/**
 * Places on a card: 'top' and 'end' share the first line, 'fact' and 'act' the last. 'title' and 'field'
 * have their own lines.
 */
export type CardPlace = 'top' | 'end' | 'title' | 'field' | 'fact' | 'act';

export type SortDirection = 'ascending' | 'descending';

/** A row of a list. Each list adds the values that its cells show. */
export interface Row<Item> {
  item: Item;
  /** The panel of the row is open. */
  isOpen?: boolean;
  /** The entry left the list. The row stays while its panel is open, and can't be chosen. */
  hasLeft?: boolean;
  /** A change of the entry is under way, so it can't be chosen. */
  isBusy?: boolean;
}

/** One cell of the table and its place on the card. */
export interface Column<Shown> {
  key: string;
  /** The header. A card shows it before a 'field'. */
  label: string;
  cell: (row: Shown, isCard: boolean) => ReactNode;
  card: CardPlace;
  /** Replaces the label on a card; '' for no label. */
  cardLabel?: string;
  /** Shows the column on cards only, or in tables only. */
  only?: 'card' | 'table' | undefined;
  /** Only screen readers get the header, because the column holds buttons. */
  silent?: true;
  align?: 'end';
  /** As narrow as the content, which stays on one line. */
  tight?: true;
  /** The column's share of the table's width in px. */
  width?: number;
  /** The cell is the row's name for screen readers. */
  names?: true;
  /** The person can't hide this column. */
  fixed?: true;
  /** Rarely used: on a phone only the panel of an open row shows it. */
  seldom?: true;
  /** The sorts of the header in turn. After the last one the list returns to its usual sort. */
  sorts?: Readonly<Partial<Record<string, SortDirection>>> | undefined;
}

/** The entries of a list and how to draw them. */
export interface List<Item, Shown extends Row<Item> = Row<Item>> {
  keyOf: (item: Item) => string | number;
  /** The name of an entry for screen readers. */
  nameOf: (item: Item) => string;
  /** The name of its checkbox for screen readers. */
  choiceOf?: (item: Item) => string;
  /** Class of the frame around the rows. */
  className?: string | undefined;
  columns: readonly Column<Shown>[];
  /** In px. A narrower list shows cards. */
  tableFrom: number;
  /** Whether cards form a grid or take a line each. */
  cards: 'grid' | 'lines';
  /** Rows drawn at once, if not the default. */
  atOnce?: number;
  /** The list grows only by its button, because other content follows it. */
  growsByButton?: true;
  /** The row's `data-mark`, which its styles read. */
  markOf?: (row: Shown) => string | undefined;
  /** The content below an open row, given the columns that the row doesn't show. */
  panel?: (row: Shown, hidden: readonly Column<Shown>[]) => ReactNode;
  /** Rows don't move under the mouse: rows that left the list keep their place until the mouse leaves. */
  holdsPlaces?: true;
  /** The sort without a choice of the person. */
  usualSort?: string;
  /** The names of the sorts. Without them, sorts are named by direction. */
  sortWords?: Readonly<Partial<Record<string, string>>>;
}

/** The rows of a list and their state. */
export interface ListRows<Item, Shown extends Row<Item> = Row<Item>> {
  /** The data that the list needs before it can show anything. */
  source: Live<unknown>;
  /** The entries that pass the filters, in the order of the list. */
  rows: readonly Shown[];
  /** All known entries of the list, whatever its filters. */
  listed: readonly Item[];
  /** The list has no entries, whatever its filters. */
  isEmpty: boolean;
  /** All entries are loaded, and no pending read could change the rows. */
  isWhole: boolean;
  /** How many entries pass the filters; undefined while unknown. */
  count: number | undefined;
  /** Replaces the count on the screen if words say more. */
  countWords?: string | undefined;
  /** More entries, which 'Carregar Mais' loads. */
  beyond: Beyond | undefined;
  /** The search is under way. */
  isSearching: boolean;
  /** The rows come from what was loaded before the answer. */
  isGuess?: boolean;
  /** Repeats a failed search; absent if nothing failed. */
  retry?: (() => void) | undefined;
  /** Why it failed, if that is known better than the list's own words. */
  failure?: string | undefined;
  /** When these rows were read, if they are no longer current. */
  seenAt?: number | undefined;
}

export type ChangePlace<Place> = (
  change: Partial<Place> | ((now: Place) => Partial<Place>),
) => void;

/** Passed to the parts around the rows. */
export interface ListState<
  Item,
  Shown extends Row<Item>,
  Place,
  Rows extends ListRows<Item, Shown> = ListRows<Item, Shown>,
> {
  place: Place;
  change: ChangePlace<Place>;
  /** The place whose rows are shown. It lags behind `place` while the person types. */
  applied: Place;
  rows: Rows;
  picked: Picked<Item>;
  look: Look;
  changeLook: (look: Look) => void;
  /** The list has room for a table. */
  isWide: boolean;
  /** No filter is active. */
  isUnfiltered: boolean;
}

/** Everything that makes a screen of a list (decision 113). */
export interface ListScreenOf<
  Item,
  Shown extends Row<Item>,
  Place,
  Rows extends ListRows<Item, Shown> = ListRows<Item, Shown>,
> extends List<Item, Shown> {
  title: string;
  /** The values that the list keeps in the address, its filters included. */
  address: AddressValues<Place>;
  filters: Partial<Filters<Place>>;
  /** A hook that returns the rows. */
  useRows: (applied: Place, around: RowsAround<Place>) => Rows;
  /** Identifies the search, if filters alone don't. A change drops the selection. */
  asks?: (place: Place) => unknown;
  /** Called when a row is clicked. */
  opens?: (item: Item, change: ChangePlace<Place>) => void;
  /** How the list is sorted, if its headers can sort it. */
  sorting?: { now: (place: Place) => string; change: (sort: string) => Partial<Place> };
  /** Several entries can be chosen: `always`, or after the person pressed a button. */
  selection?: {
    most: number;
    always?: true;
    onlyListed?: true;
    compare?: (applied: Place) => (a: Item, b: Item) => number;
  };
  words: {
    loading: string;
    failed: string;
    searching: string;
    noMatch: string;
    searchFailed?: string;
  };
  empty: (state: ListState<Item, Shown, Place, Rows>) => ReactNode;
  parts?: Partial<Record<ListPart, (state: ListState<Item, Shown, Place, Rows>) => ReactNode>>;
}

/** The list's own parts, in their order on the screen. `bar` shows during a selection, `noMatch` instead of rows. */
export type ListPart = 'finder' | 'actions' | 'controls' | 'notices' | 'bar' | 'noMatch' | 'foot';

interface RowsAround<Place> {
  /** The current place. The rows may still be those of `applied`. */
  place: Place;
  change: ChangePlace<Place>;
  /** The list is drawn as a table. */
  isTable: boolean;
}

/** The current sort, and what to call for another one. */
export interface Sorting {
  now: string;
  choose: (sort: string, column: string) => void;
  /** The column whose header was clicked last. */
  asker?: string | undefined;
}

/** How the person arranged the rows. */
export interface Look {
  hidden?: readonly string[];
  compact?: boolean;
  /** Show cards even if a table has room. */
  cards?: boolean;
}
