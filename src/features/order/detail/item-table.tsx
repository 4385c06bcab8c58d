import { WarningFilled } from '@ant-design/icons';
import { useMemo, useState, type ReactNode } from 'react';

import { formatStock } from '../../../../domain/words/money';
import { isDoubtful, type LineCheck } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import type { Column, List, Row } from '../../../list/list';
import { PlainList } from '../../../list/plain-list';
import { shownOf } from '../../../ui/pieces/fields';
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

interface Item {
  /** Its place in the order. */
  at: number;
  line: CartLine;
}

interface ListedItem extends Row<Item>, LineMark {
  /** Undefined while the product table is not known. */
  check: LineCheck | undefined;
}

const unmarked: LineMark = { gone: undefined, isShort: false };

const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** Where a value stands on a card, and its short label: code and name, then the figures, in a line each. */
const onCards: Record<ItemColumn, Pick<Column<ListedItem>, 'card' | 'cardLabel'>> = {
  code: { card: 'top' },
  name: { card: 'title' },
  quantity: { card: 'fact', cardLabel: 'Qtd.' },
  price: { card: 'fact', cardLabel: '×' },
  stock: { card: 'fact', cardLabel: 'Estoque' },
  total: { card: 'act', cardLabel: 'Total' },
};

/** A column of the item table (§2 /pedidos); texts can be sorted. */
function itemColumn(key: ItemColumn): Column<ListedItem> {
  const { label, kind } = lineFields[key];
  const column: Column<ListedItem> = {
    ...{ key, label, ...onCards[key] },
    cell: (item) => cellOf(key, item),
    ...(key === 'name' && { names: true }),
  };
  if (kind !== 'text') return { ...column, align: 'end' };
  return { ...column, sorts: { [key]: 'ascending', [`-${key}`]: 'descending' } };
}

/** A value, with what is to be said of it. */
function cellOf(column: ItemColumn, shown: ListedItem): ReactNode {
  const { line } = shown.item;
  if (column === 'stock') return <Stock {...shown} />;
  const doubt = doubtOf(column, shown);
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

function doubtOf(column: ItemColumn, { item, check, gone, isShort }: ListedItem) {
  if (column === 'code') return gone;
  if (column === 'quantity') return isShort ? 'Acima do estoque de hoje' : undefined;
  const todays = todaysOf(column, item.line, check);
  return todays && `Tabela hoje: ${todays}`;
}

/** All lines are in the page, so that it can be searched and read out. */
const itemList: Omit<List<Item, ListedItem>, 'columns'> = {
  keyOf: ({ at }) => at,
  nameOf: ({ line }) => line.DESCRICAO,
  tableFrom: 560,
  cards: 'lines',
  atOnce: Infinity,
  markOf: ({ check }) => (check && isDoubtful(check) ? 'doubtful' : undefined),
};

interface ItemTableProps {
  lines: readonly CartLine[];
  columns: readonly ItemColumn[];
  /** One for each line, for whoever sees prices; undefined while the product table is not known. */
  checks?: readonly LineCheck[] | undefined;
  /** One for each line; undefined while the product table is not known. */
  marks?: readonly LineMark[] | undefined;
}

/** The lines of an order. */
export function ItemTable({ lines, columns, checks, marks }: ItemTableProps) {
  const [sort, setSort] = useState('');
  const list = useMemo(() => ({ ...itemList, columns: columns.map(itemColumn) }), [columns]);
  const items = useMemo(() => lines.map((line, at): Item => ({ at, line })), [lines]);
  const rows = useMemo(() => {
    const sorted = sort === '' ? undefined : lineFields[sort.replace('-', '') as ItemColumn];
    const textOf = ({ item }: ListedItem) => sorted?.value(item.line) ?? '';
    const turn = sort.startsWith('-') ? -1 : 1;
    return items
      .map((item): ListedItem => {
        return { item, check: checks?.[item.at], ...(marks?.[item.at] ?? unmarked) };
      })
      .sort((a, b) => turn * compare(textOf(a), textOf(b)));
  }, [items, checks, marks, sort]);
  return (
    <div className={styles.items}>
      <PlainList title="Itens" list={list} rows={rows} sorting={{ now: sort, choose: setSort }} />
    </div>
  );
}

/** The table's balance of today; the order's own is what a browser said, and never stands as a fact. */
function Stock({ item: { line }, check }: ListedItem) {
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

/** Shows beside a stored value what it should be: lines and totals come from the customer's browser (decision 12). */
export function DoubtNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.doubt}>
      <WarningFilled aria-hidden /> {children}
    </span>
  );
}
