import type { ReactNode } from 'react';

import type { Live } from '../providers/live/live';
import type { AddressValues } from '../providers/page/address/address-values';
import type { Beyond } from '../ui/hooks/use-growing-list';
import type { Filters } from './filters/filters';
import type { Picked } from './use-picked';

/**
 * Where a column's value stands on a card: in the first line from its left or from its right, in a line of its own, in
 * a line with its label, among the facts of the last line, or among the buttons at its end.
 */
export type CardPlace = 'top' | 'end' | 'title' | 'field' | 'fact' | 'act';

export type SortDirection = 'ascending' | 'descending';

/** An entry of a list as it stands there now; a list adds what else its cells show. */
export interface Row<Item> {
  item: Item;
  /** Its panel is open. */
  isOpen?: boolean;
  /** It has left the list, stays while its panel is open, and can't be chosen. */
  hasLeft?: boolean;
  /** Something is under way with it: it can't be chosen. */
  isBusy?: boolean;
}

/** One value or button of a row: a cell of the table, and a place on the card. */
export interface Column<Shown> {
  key: string;
  /** The head; on a card it stands before a 'field'. */
  label: string;
  cell: (row: Shown, isCard: boolean) => ReactNode;
  card: CardPlace;
  /** What a card says before the value instead of the label; '' for nothing. */
  cardLabel?: string;
  /** It has room on a card alone, or on a table alone. */
  only?: 'card' | 'table' | undefined;
  /** Its head is for screen readers alone: it holds buttons. */
  silent?: true;
  align?: 'end';
  /** No wider than what it holds, which stays on one line. */
  tight?: true;
  /** Pixels of a table's width that it takes. */
  width?: number;
  /** It names the row for screen readers. */
  names?: true;
  /** A person can't hide it. */
  fixed?: true;
  /** What is done seldom: on a phone it waits in the panel of an open row. */
  seldom?: true;
  /** What its head sorts by, in turn; after the last one the list is in its usual order again. */
  sorts?: Readonly<Partial<Record<string, SortDirection>>> | undefined;
}

/** What the entries of a list are and how they are drawn. */
export interface List<Item, Shown extends Row<Item> = Row<Item>> {
  keyOf: (item: Item) => string | number;
  /** What screen readers call an entry. */
  nameOf: (item: Item) => string;
  /** What they call the box that chooses it. */
  choiceOf?: (item: Item) => string;
  /** Its own look, on the frame around its rows. */
  className?: string | undefined;
  columns: readonly Column<Shown>[];
  /** Pixels: where the list is narrower, its rows are cards. */
  tableFrom: number;
  /** Cards fill lines beside each other, or have a line each. */
  cards: 'grid' | 'lines';
  /** How many rows are drawn at once, where that is not what a list usually draws. */
  atOnce?: number;
  /** Something else stands below it: it grows only when its button is pressed. */
  growsByButton?: true;
  /** What is said of a row by its look: its `data-mark`. */
  markOf?: (row: Shown) => string | undefined;
  /** Below an open row, with the columns that the row doesn't show. */
  panel?: (row: Shown, hidden: readonly Column<Shown>[]) => ReactNode;
  /** No row moves under the mouse: what has left keeps its place until the mouse leaves. */
  holdsPlaces?: true;
  /** What the list does by itself. */
  usualSort?: string;
  /** What sorts are called; without it by their directions. */
  sortWords?: Readonly<Partial<Record<string, string>>>;
}

/** What a list shows now. */
export interface ListRows<Item, Shown extends Row<Item> = Row<Item>> {
  /** What must be known before anything can be shown. */
  source: Live<unknown>;
  /** Those that pass the filters, in the order of the list. */
  rows: readonly Shown[];
  /** All that are known to be in the list, whatever its filters. */
  listed: readonly Item[];
  /** There is nothing in the list, whatever its filters. */
  isEmpty: boolean;
  /** These are all, and nothing is read any more that could change that. */
  isWhole: boolean;
  /** How many pass the filters; undefined while that is not known. */
  count: number | undefined;
  /** The same in words, where these say more. */
  countWords?: string | undefined;
  /** Others, which 'Carregar Mais' brings. */
  beyond: Beyond | undefined;
  /** What was asked for is being searched. */
  isSearching: boolean;
  /** The rows are what was known before there is an answer. */
  isGuess?: boolean;
  /** Asks again for what could not be found; absent if nothing failed. */
  retry?: (() => void) | undefined;
  /** There is no answer now, and these rows are of that moment. */
  seenAt?: number | undefined;
}

export type ChangePlace<Place> = (
  change: Partial<Place> | ((now: Place) => Partial<Place>),
) => void;

/** What the parts around a list's rows are told. */
export interface ListState<
  Item,
  Shown extends Row<Item>,
  Place,
  Rows extends ListRows<Item, Shown> = ListRows<Item, Shown>,
> {
  place: Place;
  change: ChangePlace<Place>;
  /** The place that the rows are those of: they follow the typing when there is time. */
  applied: Place;
  rows: Rows;
  picked: Picked<Item>;
  look: Look;
  changeLook: (look: Look) => void;
  /** There is room for a table. */
  isWide: boolean;
  /** Nothing but the whole list is asked for. */
  isUnfiltered: boolean;
}

/** A list as a value: everything that makes a screen of it (decision 113). */
export interface ListScreenOf<
  Item,
  Shown extends Row<Item>,
  Place,
  Rows extends ListRows<Item, Shown> = ListRows<Item, Shown>,
> extends List<Item, Shown> {
  title: string;
  /** What the list keeps in its address; its filters are among it. */
  address: AddressValues<Place>;
  filters: Partial<Filters<Place>>;
  /** The source: a hook. */
  useRows: (applied: Place, around: RowsAround<Place>) => Rows;
  /** What is asked for, if it isn't the filters alone: another question drops what was chosen. */
  asks?: (place: Place) => unknown;
  /** A click on a row does this. */
  opens?: (item: Item, change: ChangePlace<Place>) => void;
  /** How the list is sorted, where its heads can say that. */
  sorting?: { now: (place: Place) => string; change: (sort: string) => Partial<Place> };
  /** Several can be chosen; `always`, or after a button was pressed. */
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

/**
 * Parts of a list's own: a field and buttons beside its title, controls among its filters, what is said below these,
 * what can be done with several while some can be chosen, what stands instead of rows where none matches, and what comes
 * below the rows.
 */
export type ListPart = 'finder' | 'actions' | 'controls' | 'notices' | 'bar' | 'noMatch' | 'foot';

interface RowsAround<Place> {
  /** Where the person is by now, while the rows are still those of the place before. */
  place: Place;
  change: ChangePlace<Place>;
  /** They are drawn as a table. */
  isTable: boolean;
}

/** How the rows are sorted, and what a head asks for. */
export interface Sorting {
  now: string;
  choose: (sort: string, column: string) => void;
  /** The column that asked last. */
  asker?: string | undefined;
}

/** How a person has arranged the rows. */
export interface Look {
  hidden?: readonly string[];
  compact?: boolean;
  /** Cards even where there is room for a table. */
  cards?: boolean;
}
