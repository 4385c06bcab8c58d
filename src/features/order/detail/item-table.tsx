import { WarningFilled } from '@ant-design/icons';
import { useMemo, useState, type ReactNode } from 'react';

import { formatStock } from '../../../../domain/words/money';
import { isDoubtful, type LineCheck } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import type { Column, List, Row } from '../../../list/list';
import { PlainList } from '../../../list/plain-list';
import { shownOf } from '../../../ui/pieces/fields';
import {
  discountWords,
  lineFields,
  todaysOf,
  type discountFields,
  type LineField,
} from '../parts/line-fields';
import styles from './item-table.module.css';

/** A remark has no column, it stands below the name. A discount stands below the price. */
export type ItemColumn = Exclude<LineField, 'remark' | (typeof discountFields)[number]>;

/** A warning next to a line's code or quantity. */
export interface LineMark {
  /** Text that the product left the catalogue. */
  gone: string | undefined;
  /** The quantity exceeds today's stock. */
  isShort: boolean;
  /** The quantity doesn't fit today's pack; for staff. */
  isUnfit?: boolean;
}

interface Item {
  /** The line's index in the order. */
  at: number;
  line: CartLine;
}

interface ListedItem extends Row<Item>, LineMark {
  /** Undefined until the product table is loaded. */
  check: LineCheck | undefined;
}

const unmarked: LineMark = { gone: undefined, isShort: false };

const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** Each value's place on a card and its short label: code and name, then the figures. */
const onCards: Record<ItemColumn, Pick<Column<ListedItem>, 'card' | 'cardLabel'>> = {
  code: { card: 'top' },
  name: { card: 'title' },
  quantity: { card: 'fact', cardLabel: 'Qtd.' },
  price: { card: 'fact', cardLabel: '×' },
  stock: { card: 'fact', cardLabel: 'Estoque' },
  total: { card: 'act', cardLabel: 'Total' },
};

/** A column of the item table (§2 /pedidos). Texts can be sorted. */
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

/** A value with its warning. */
function cellOf(column: ItemColumn, shown: ListedItem): ReactNode {
  const { line } = shown.item;
  if (column === 'stock') return <Stock {...shown} />;
  const doubt = doubtOf(column, shown);
  const discount = column === 'price' ? discountWords(line) : undefined;
  return (
    <>
      {shownOf(lineFields[column], line)}
      {column === 'name' && line.observacao && (
        <span className={`small ${styles.note}`}>Obs.: {line.observacao}</span>
      )}
      {discount !== undefined && <span className={`small ${styles.claim}`}>{discount}</span>}
      {doubt !== undefined && <DoubtNote>{doubt}</DoubtNote>}
    </>
  );
}

function doubtOf(column: ItemColumn, { item, check, gone, isShort, isUnfit }: ListedItem) {
  if (column === 'code') return gone;
  if (column === 'quantity') {
    const doubts = [isShort && 'Acima do estoque de hoje', isUnfit && 'Fora da embalagem'];
    return doubts.filter(Boolean).join('; ') || undefined;
  }
  const todays = todaysOf(column, item.line, check);
  return todays && `Tabela hoje: ${todays}`;
}

/** All lines are rendered, for the browser's search and for screen readers. */
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
  /** One per line, for readers who see prices; undefined until the product table is loaded. */
  checks?: readonly LineCheck[] | undefined;
  /** One per line; undefined until the product table is loaded. */
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

/**
 * The stock of today's product table. The order's own stock comes from a browser, so it never stands alone
 * as a fact.
 */
function Stock({ item: { line }, check }: ListedItem) {
  const inOrder = `No pedido: ${formatStock(line.estoque_saldo)}`;
  // A plain text, because the table's answer would replace an element in every line.
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

/** Shows what a stored value should be. Lines and totals come from the customer's browser (decision 12). */
export function DoubtNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.doubt}>
      <WarningFilled aria-hidden /> {children}
    </span>
  );
}
