import { WarningFilled } from '@ant-design/icons';
import { Table, type TableColumnType } from 'antd';
import { useMemo, useRef, type ComponentProps, type ReactNode } from 'react';

import { formatStock } from '../../../../domain/words/money';
import { isDoubtful, type LineCheck } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import { shownOf } from '../../../ui/pieces/fields';
import { useNarrowerThan } from '../../../ui/hooks/use-narrower-than';
import { lineFields, todaysOf, type LineField } from '../parts/line-fields';
import styles from './item-table.module.css';

/** A remark stands below the name. */
export type ItemColumn = Exclude<LineField, 'remark'>;

/** What is said beside a line's code and quantity. */
export interface LineMark {
  /** That its product is no more, in the reader's words. */
  gone: string | undefined;
  /** More is asked for than there is today. */
  isShort: boolean;
}

interface Item extends LineMark {
  /** Its place in the order. */
  at: number;
  line: CartLine;
  /** Undefined while the product table is not known. */
  check: LineCheck | undefined;
}

const unmarked: LineMark = { gone: undefined, isShort: false };

const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** A value of the item table (§2 /pedidos), with what is to be said of it. */
function cellOf(column: ItemColumn, item: Item): ReactNode {
  const { line } = item;
  if (column === 'stock') return <Stock {...item} />;
  const doubt = doubtOf(column, item);
  return (
    <>
      {shownOf(lineFields[column], line)}
      {column === 'name' && line.observacao && (
        <span className={`small ${styles.note}`}>Obs.: {line.observacao}</span>
      )}
      {doubt !== undefined && <DoubtNote>{doubt}</DoubtNote>}
    </>
  );
}

function doubtOf(column: ItemColumn, { line, check, gone, isShort }: Item): string | undefined {
  if (column === 'code') return gone;
  if (column === 'quantity') return isShort ? 'Acima do estoque de hoje' : undefined;
  const todays = todaysOf(column, line, check);
  return todays && `Tabela hoje: ${todays}`;
}

interface ItemTableProps {
  lines: readonly CartLine[];
  columns: readonly ItemColumn[];
  /** One for each line, for whoever sees prices; undefined while the product table is not known. */
  checks?: readonly LineCheck[] | undefined;
  /** One for each line; undefined while the product table is not known. */
  marks?: readonly LineMark[] | undefined;
}

/** Where the table is narrower, each line is a card. */
const tableFrom = 560;

/** A name without a blank would push the other columns out of the panel. */
const breakable = () => ({ style: { minWidth: 160, overflowWrap: 'anywhere' } }) as const;

const parts = { body: { row: ItemRow } };
const placeOf = ({ at }: Item) => at;
const rowProps = ({ check }: Item): ComponentProps<typeof ItemRow> => ({
  doubtful: check !== undefined && isDoubtful(check),
});

/** The lines of an order, all of them in the page, so that it can be searched and read out. */
export function ItemTable({ lines, columns, checks, marks }: ItemTableProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const narrow = useNarrowerThan(ruler, tableFrom);
  const tableColumns = useMemo(
    () => (narrow ? [cardColumn(columns)] : columns.map(tableColumn)),
    [narrow, columns],
  );
  const items = useMemo(
    () =>
      lines.map((line, at) => ({
        at,
        line,
        check: checks?.[at],
        ...(marks?.[at] ?? unmarked),
      })),
    [lines, checks, marks],
  );
  return (
    <div>
      {/* As an only child the table would be indented, as antd's tables within tables are. */}
      <div ref={ruler} />
      {narrow !== undefined && (
        <Table<Item>
          aria-label="Itens"
          size="small"
          columns={tableColumns}
          dataSource={items}
          rowKey={placeOf}
          onRow={rowProps}
          rowHoverable={false}
          components={parts}
          showHeader={!narrow}
          showSorterTooltip={false}
          pagination={false}
        />
      )}
    </div>
  );
}

function ItemRow({ doubtful, ...rest }: ComponentProps<'tr'> & { doubtful?: boolean }) {
  return <tr {...rest} {...(doubtful && { className: styles.doubtful })} />;
}

/** The arriving product table changes a line's stock, and the rest of it only where that differs. */
const shouldCellUpdate = (column: ItemColumn | 'card') => (now: Item, before: Item) =>
  now.line !== before.line ||
  (now.isShort !== before.isShort && (column === 'quantity' || column === 'card')) ||
  (now.gone !== before.gone && (column === 'code' || column === 'card')) ||
  (now.check !== before.check &&
    (column === 'stock' || column === 'card' || differs(now) || differs(before)));

const differs = ({ check }: Item) => check !== undefined && check.differences.length > 0;

/** The table's balance of today; the order's own is what a browser said, and never stands as a fact. */
function Stock({ line, check }: Item) {
  const inOrder = `No pedido: ${formatStock(line.estoque_saldo)}`;
  // Without an element of its own, which the arriving table would replace in every line.
  if (!check?.product) return inOrder;
  return (
    <>
      {formatStock(check.product.estoque_saldo)}
      {check.differences.includes('estoque') && (
        <span className={`small ${styles.claim}`}>{inOrder}</span>
      )}
    </>
  );
}

function tableColumn(column: ItemColumn): TableColumnType<Item> {
  const { label, kind, value } = lineFields[column];
  return {
    key: column,
    title: label,
    align: kind === 'text' ? 'start' : 'end',
    ...(column === 'name' && { onCell: breakable }),
    ...(kind === 'text' && { sorter: (a, b) => compare(value(a.line), value(b.line)) }),
    shouldCellUpdate: shouldCellUpdate(column),
    render: (_, item) => cellOf(column, item),
  };
}

function cardColumn(columns: readonly ItemColumn[]): TableColumnType<Item> {
  return {
    key: 'card',
    shouldCellUpdate: shouldCellUpdate('card'),
    render: (_, item) => <ItemCard item={item} columns={columns} />,
  };
}

/** A line where there is no room for columns: each value under its label. */
function ItemCard({ item, columns }: { item: Item; columns: readonly ItemColumn[] }) {
  return (
    <dl className={styles.card}>
      {columns.map((column) => (
        <div key={column} className={styles[column]}>
          <dt className={`small ${styles.label}`}>{lineFields[column].label}</dt>
          <dd>{cellOf(column, item)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows beside a stored value what it should be: lines and totals come from the customer's browser (decision 12). */
export function DoubtNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.doubt}>
      <WarningFilled aria-hidden /> {children}
    </span>
  );
}
