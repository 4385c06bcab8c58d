import { Checkbox, ConfigProvider, Table, type TableProps } from 'antd';
import { useMemo, useRef, type ComponentProps, type CSSProperties } from 'react';

import type { Preferences } from '../../../../providers/session/preferences';
import { useGrowingList, type Beyond } from '../../../../ui/hooks/use-growing-list';
import { useInSight } from '../../../../ui/hooks/use-in-sight';
import { useJustMoved } from '../../../../ui/hooks/use-just-moved';
import { useKeepFocus } from '../../../../ui/hooks/use-keep-focus';
import { useNarrowerThan } from '../../../../ui/hooks/use-narrower-than';
import { cardColumn } from './order-card';
import { canBeHidden, tableColumn, type OrderColumn } from './order-columns';
import { OrderPanel } from '../order-panel';
import { OrderRow, type ListedOrder } from './order-row';
import styles from './order-table.module.css';
import type { OrderView } from '../order-views';
import type { Sorting } from './use-sorting';
import type { PickedOrders } from '../pick/use-picked-orders';

interface OrderTableProps {
  view: OrderView;
  orders: readonly ListedOrder[];
  /** Further orders that are not loaded yet. */
  beyond: Beyond | undefined;
  /** There are no others in the list. */
  isWhole: boolean;
  /** Rows can be chosen. */
  picked?: PickedOrders | undefined;
  look?: Preferences['lista_de_pedidos'] | undefined;
  /** Its heads sort it. */
  sorting?: Sorting | undefined;
  /** Names what is searched for. */
  searchKey: string;
}

const rowsAtOnce = 30;
const rowSizes = { card: { height: 96 }, compact: { height: 26 }, airy: { height: 44 } };

/** From this width on the columns have air between them. */
const airyFrom = 1300;
const phoneBelow = 576;
const seldom: readonly OrderColumn[] = ['changeSeller', 'print', 'copy', 'delete'];

const numberOf = ({ order }: ListedOrder) => order.numerodopedido;
const rowProps = (listed: ListedOrder): ComponentProps<typeof OrderRow> => ({ listed });
const parts = { table: FocusableTable, body: { row: OrderRow } };
/** antd's own sticky header is a table of its own, which parts the headers from their cells. */
const stickyHead: CSSProperties = {
  position: 'sticky',
  top: 'calc(var(--mmv-header) + var(--mmv-pick-bar, 0px))',
  zIndex: 2,
  fontSize: 'var(--mmv-text-small)',
  whiteSpace: 'nowrap',
};
/** antd puts every table into a live region, which would read out each change of the list. */
const silent = { spinning: false, 'aria-live': 'off' } as const;
const airyLooks = { header: { cell: stickyHead }, body: { cell: { height: 44 } } };
const compactLooks = {
  header: { cell: stickyHead },
  body: { cell: { height: 26, paddingBlock: 0 } },
};

/** An order list, which fills with rows as the person scrolls; where it is narrow, each row is a card. */
export function OrderTable({
  view,
  orders,
  beyond,
  isWhole,
  picked,
  look,
  sorting,
  searchKey,
}: OrderTableProps) {
  const { shown, foot } = useGrowingList(orders, rowsAtOnce, searchKey, beyond);
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowerThan(frame, view.tableFrom);
  const airy = useNarrowerThan(frame, airyFrom) === false;
  const justMoved = useJustMoved(shown.map(numberOf), searchKey);
  const compact = look?.compact === true && narrow === false;
  const inSight = useInSight(rowSizes[narrow ? 'card' : compact ? 'compact' : 'airy']);
  const phone = useNarrowerThan(frame, phoneBelow);
  // A card has room for all; on a phone what is done seldom waits in the panel.
  const hidden = useMemo(() => {
    if (narrow) return phone ? view.columns.filter((column) => seldom.includes(column)) : [];
    return view.columns.filter((column) => canBeHidden(column) && look?.hidden.includes(column));
  }, [narrow, phone, view, look]);
  const columns = useMemo(() => {
    const shownOnes = view.columns.filter((column) => !hidden.includes(column));
    return narrow
      ? [cardColumn(shownOnes)]
      : shownOnes.map((column) => tableColumn(column, view.reader, sorting));
  }, [narrow, view, hidden, sorting]);
  const expandable: TableProps<ListedOrder>['expandable'] = {
    showExpandColumn: false,
    expandedRowKeys: shown.filter(({ open }) => open).map(numberOf),
    // A closed panel would stay in the page, hidden.
    expandedRowRender: (listed) =>
      listed.open && <OrderPanel listed={listed} view={view} hidden={hidden} />,
  };
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        data-just-moved={justMoved}
        data-picking={picked?.active}
        data-compact={compact}
        data-airy={airy}
        data-sellers={view.columns.includes('changeSeller')}
        data-cards={narrow}
      >
        {narrow !== undefined && (
          <ConfigProvider componentSize={narrow ? 'middle' : 'small'}>
            <Table<ListedOrder>
              aria-label="Pedidos"
              size={airy ? 'middle' : 'small'}
              columns={columns}
              dataSource={shown.slice(0, inSight)}
              rowKey={numberOf}
              onRow={rowProps}
              rowHoverable={false}
              expandable={expandable}
              {...(picked?.active && { rowSelection: checkboxes(picked, shown, orders, isWhole) })}
              components={parts}
              styles={compact ? compactLooks : airyLooks}
              showHeader={!narrow}
              loading={silent}
              pagination={false}
            />
          </ConfigProvider>
        )}
      </div>
      {shown.length <= inSight && foot}
    </>
  );
}

function checkboxes(
  picked: PickedOrders,
  shown: readonly ListedOrder[],
  loaded: readonly ListedOrder[],
  isWhole: boolean,
): NonNullable<TableProps<ListedOrder>['rowSelection']> {
  return {
    columnWidth: 44,
    selectedRowKeys: shown.filter(({ order }) => picked.isPicked(order)).map(numberOf),
    // antd's own range begins at the last of its boxes, not at the last row.
    renderCell: (chosen, { order, onPick }) => (
      <Checkbox
        aria-label={`Escolher pedido ${order.numerodopedido}`}
        checked={chosen}
        disabled={!onPick}
        onChange={({ nativeEvent }) => onPick?.(order, nativeEvent.shiftKey)}
      />
    ),
    // antd's own would choose the rows that are drawn, not those that are loaded.
    hideSelectAll: true,
    columnTitle: <HeadCheckbox picked={picked} rows={loaded} isWhole={isWhole} />,
  };
}

interface HeadCheckboxProps {
  picked: PickedOrders;
  rows: readonly ListedOrder[];
  isWhole: boolean;
}

/** Chooses the orders of the rows, or none of them; it is full only if the whole list is chosen. */
function HeadCheckbox({ picked, rows, isWhole }: HeadCheckboxProps) {
  const orders = rows.filter(({ departed }) => !departed).map(({ order }) => order);
  const chosen = orders.filter(picked.isPicked).length;
  const all = orders.length > 0 && chosen === orders.length;
  const hasRoom = picked.orders.length < picked.most;
  return (
    <Checkbox
      aria-label="Escolher os pedidos da lista"
      checked={all && isWhole}
      indeterminate={chosen > 0 && !(all && isWhole)}
      onChange={() => picked.set(orders, chosen === 0 || (!all && hasRoom))}
    />
  );
}

/** Takes the focus of a row that goes, and hands on its own when it goes with its last row. */
function FocusableTable(props: ComponentProps<'table'>) {
  const table = useRef<HTMLTableElement>(null);
  useKeepFocus(table);
  return <table {...props} ref={table} tabIndex={-1} />;
}
