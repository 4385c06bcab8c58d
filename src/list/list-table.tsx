import { useMemo, useState, type PointerEvent } from 'react';

import { useGrowingList, type Beyond } from '../ui/hooks/use-growing-list';
import { useHeldPlaces } from '../ui/hooks/use-held-places';
import { useInSight } from '../ui/hooks/use-in-sight';
import { useJustMoved } from '../ui/hooks/use-just-moved';
import { keepFocus } from '../ui/hooks/keep-focus';
import type { Column, List, Look, Row, Sorting } from './list';
import { rolesOf } from './list-roles';
import { ListRow } from './list-row';
import styles from './list-table.module.css';
import { SortHead } from './heads/sort-head';
import type { Picked } from './use-picked';
import type { Room } from './use-room';

interface ListTableProps<Item, Shown extends Row<Item>> {
  title: string;
  list: List<Item, Shown>;
  room: Room;
  rows: readonly Shown[];
  /** More entries, which must be requested. */
  beyond?: Beyond | undefined;
  /** All entries of the list are loaded. */
  isWhole?: boolean;
  /** Identifies the search and the sort. */
  searchKey: string;
  look?: Look | undefined;
  sorting?: Sorting | undefined;
  picked?: Picked<Item> | undefined;
  onOpen?: ((item: Item) => void) | undefined;
}

/** Rows drawn at once, and the smallest size of a row in px. */
const sizes = {
  grid: { atOnce: 24, size: { width: 320, height: 240 } },
  lines: { atOnce: 30, size: { height: 96 } },
  compact: { atOnce: 30, size: { height: 26 } },
  table: { atOnce: 30, size: { height: 40 } },
};

const plainLook: Look = {};

/** The rows of a list, growing as the person scrolls. Draws cards instead of a table if the width is too small. */
export function ListTable<Item, Shown extends Row<Item>>(props: ListTableProps<Item, Shown>) {
  const {
    title,
    list,
    room,
    rows,
    beyond,
    isWhole = false,
    searchKey,
    look = plainLook,
    sorting,
  } = props;
  const { picked, onOpen } = props;
  const { keyOf, columns: all, cards, growsByButton } = list;
  const { narrow, phone, airy } = room;
  const isCard = narrow || look.cards === true;
  const isCompact = look.compact === true && !isCard;
  const { atOnce: usual, size } = sizes[isCard ? cards : isCompact ? 'compact' : 'table'];
  const atOnce = list.atOnce ?? usual;

  /** The mouse is over the rows. */
  const [isOver, setOver] = useState(false);
  const key = ({ item }: Shown) => String(keyOf(item));
  const places = useHeldPlaces(rows, key, isOver && list.holdsPlaces === true, searchKey);
  const { shown, foot } = useGrowingList(places, atOnce, searchKey, beyond, growsByButton);
  const inSight = useInSight(size);
  const justMoved = useJustMoved(
    shown.map(({ item: row }) => key(row)),
    searchKey,
  );
  const { hidden: byPerson } = look;
  const [columns, hidden] = useMemo(() => {
    const ofLook = all.filter(({ only }) => only !== (isCard ? 'table' : 'card'));
    const isHidden = (column: Column<Shown>) =>
      isCard
        ? phone && column.seldom === true
        : column.fixed !== true && byPerson?.includes(column.key) === true;
    return [ofLook.filter((column) => !isHidden(column)), ofLook.filter(isHidden)];
  }, [all, isCard, phone, byPerson]);
  const isPicking = picked?.active === true;
  const isPlain = (onOpen ?? picked) === undefined;
  const roles = rolesOf(list, isCard);
  const pick = picked?.pick;

  return (
    <>
      <div
        className={`card ${styles.frame} ${list.className ?? ''}`}
        data-cards={isCard ? cards : undefined}
        data-compact={isCompact || undefined}
        data-airy={(airy && !isCard) || undefined}
        data-picking={isPicking || undefined}
        data-plain={isPlain || undefined}
        data-just-moved={(justMoved && !isPlain) || undefined}
      >
        <table
          ref={keepFocus}
          role={roles.table}
          className={styles.table}
          aria-label={title}
          tabIndex={-1}
          onPointerEnter={({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse')}
          onPointerLeave={() => setOver(false)}
        >
          {!isCard && (
            <thead role={roles.group}>
              <tr role={roles.row}>
                {isPicking && (
                  <th role="columnheader" scope="col" className={styles.pick}>
                    <AllBox picked={picked} isWhole={isWhole} />
                  </th>
                )}
                {columns.map((column) => (
                  <SortHead key={column.key} column={column} list={list} sorting={sorting} />
                ))}
              </tr>
            </thead>
          )}
          <tbody role={roles.group}>
            {shown.slice(0, inSight).map(({ item: row, isGone }) => (
              <ListRow
                key={keyOf(row.item)}
                list={list}
                row={row}
                columns={columns}
                hidden={hidden}
                isCard={isCard}
                isGone={isGone}
                isPicked={isPicking ? picked.isPicked(row.item) : undefined}
                onPick={pick ?? nothing}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length <= inSight && foot}
    </>
  );
}

const nothing = () => undefined;

interface AllBoxProps<Item> {
  picked: Picked<Item>;
  isWhole: boolean;
}

/** Chooses all shown rows or none. It is ticked fully only if the whole list is chosen. */
function AllBox<Item>({ picked, isWhole }: AllBoxProps<Item>) {
  const { shown: items } = picked;
  const chosen = items.filter(picked.isPicked).length;
  const all = items.length > 0 && chosen === items.length;
  const hasRoom = picked.items.length < picked.most;
  return (
    <input
      type="checkbox"
      aria-label="Escolher todos da lista"
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !(all && isWhole);
      }}
      checked={all && isWhole}
      onChange={() => picked.set(items, chosen === 0 || (!all && hasRoom))}
    />
  );
}
