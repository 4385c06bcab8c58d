import { memo, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';

import { focusableAround, keepFocus } from '../ui/hooks/keep-focus';
import type { Column, List, Row } from './list';
import { rolesOf, type Roles } from './list-roles';
import styles from './list-table.module.css';

interface ListRowProps<Item, Shown extends Row<Item>> {
  list: List<Item, Shown>;
  row: Shown;
  columns: readonly Column<Shown>[];
  /** Columns that the row doesn't show. */
  hidden: readonly Column<Shown>[];
  isCard: boolean;
  /** The row left the list and only holds its place. */
  isGone: boolean;
  /** Undefined if rows can't be chosen. */
  isPicked: boolean | undefined;
  onPick: (item: Item, toHere: boolean) => void;
  /** Called when the row is clicked. */
  onOpen: ((item: Item) => void) | undefined;
}

function Entry<Item, Shown extends Row<Item>>(props: ListRowProps<Item, Shown>) {
  const { list, row, columns, hidden, isCard, isGone, isPicked, onPick, onOpen } = props;
  const entry = useRef<HTMLTableRowElement>(null);
  const selectedBefore = useRef('');
  useLayoutEffect(() => keepFocus(entry.current), []);
  useLayoutEffect(() => {
    if (isGone && entry.current?.contains(document.activeElement)) {
      focusableAround(entry.current)?.focus({ preventScroll: true });
    }
  }, [isGone]);
  const { item, isOpen = false, hasLeft = false, isBusy = false } = row;
  const name = list.nameOf(item);
  const roles = rolesOf(list, isCard);
  const canPick = isPicked !== undefined && !hasLeft && !isBusy;

  /** Cards in a grid are large, so only their controls react to a click. */
  const isOneOfMany = isCard && list.cards === 'grid';

  function click({ target, currentTarget, shiftKey, detail }: MouseEvent) {
    const onControl = target instanceof Element && target.closest('a, button, label, input');
    // Selecting text to copy it must not open the row. A click by keyboard has `detail` 0.
    const selects = detail > 0 && selectedIn(currentTarget) !== selectedBefore.current;
    if (onControl || isOneOfMany || (selects && !shiftKey)) return;
    if (canPick) onPick(item, shiftKey);
    else onOpen?.(item);
  }

  return (
    <>
      <tr
        ref={entry}
        role={roles.row}
        className={isOneOfMany ? `card ${styles.row}` : styles.row}
        aria-label={name}
        data-entry={onOpen || canPick ? true : undefined}
        data-mark={list.markOf?.(row)}
        data-card={isCard ? list.cards : undefined}
        data-open={list.panel && isOpen}
        tabIndex={-1}
        inert={isGone}
        aria-hidden={isGone || undefined}
        onClick={click}
        onMouseDown={(event) => {
          selectedBefore.current = selectedIn(event.currentTarget);
          // Shift-click would also select text.
          if (canPick && event.shiftKey) event.preventDefault();
        }}
      >
        {isPicked !== undefined && (
          <td role={roles.cell} className={styles.pick}>
            <input
              type="checkbox"
              aria-label={list.choiceOf?.(item) ?? `Escolher ${name}`}
              checked={isPicked}
              disabled={!canPick}
              onChange={({ nativeEvent }) => onPick(item, (nativeEvent as PointerEvent).shiftKey)}
            />
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.key} column={column} roles={roles} isCard={isCard}>
            {column.cell(row, isCard)}
          </Cell>
        ))}
      </tr>
      {isOpen && list.panel && (
        <Panel roles={roles} span={columns.length + (isPicked === undefined ? 0 : 1)}>
          {list.panel(row, hidden)}
        </Panel>
      )}
    </>
  );
}

/** The content below an open row. */
function Panel({
  roles,
  span,
  children,
}: Pick<CellProps, 'roles' | 'children'> & { span: number }) {
  return (
    <tr ref={keepFocus} role={roles.row} className={styles.panel}>
      <td role={roles.cell} colSpan={span}>
        {children}
      </td>
    </tr>
  );
}

interface CellProps {
  column: Column<never>;
  roles: Roles;
  isCard: boolean;
  children: ReactNode;
}

function Cell({ column, roles, isCard, children }: CellProps) {
  const { key, label, cardLabel, card, names, align, tight } = column;
  const said = cardLabel ?? (card === 'field' ? label : '');
  const Tag = names ? 'th' : 'td';
  return (
    <Tag
      role={names ? roles.name : roles.cell}
      {...(names && { scope: 'row' })}
      data-column={key}
      data-place={isCard ? card : undefined}
      data-align={align}
      data-tight={tight}
    >
      {isCard && said !== '' && (
        <>
          <span className="secondary">{said}</span>{' '}
        </>
      )}
      {isCard && card === 'field' ? <span>{children}</span> : children}
    </Tag>
  );
}

/** The selected text, if its selection began in this row. */
function selectedIn(row: Element): string {
  const selection = getSelection();
  return selection && row.contains(selection.anchorNode) ? String(selection) : '';
}

/** A row of a list. It renders again only if something of it changed. */
export const ListRow = memo(Entry, (before, after) => {
  const { row: rowBefore, ...restBefore } = before;
  const { row: rowAfter, ...restAfter } = after;
  return isSame(rowBefore, rowAfter) && isSame(restBefore, restAfter);
}) as typeof Entry;

function isSame(before: object, after: object): boolean {
  const entries = Object.entries(before);
  return (
    entries.length === Object.keys(after).length &&
    entries.every(([key, value]) => Object.is(value, (after as Record<string, unknown>)[key]))
  );
}
