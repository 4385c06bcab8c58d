import { WarningFilled } from '@ant-design/icons';
import { useMemo, useState, type ReactNode } from 'react';

import { lineTotal } from '../../../../domain/cart/cart';
import { formatBRL, formatStock } from '../../../../domain/words/money';
import { isDoubtful, type LineCheck } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import type { Column, List, Row } from '../../../list/list';
import { PlainList } from '../../../list/plain-list';
import { Price } from '../../../ui/pieces/price';
import styles from './item-table.module.css';

export type ItemColumn = 'code' | 'name' | 'price' | 'quantity' | 'stock' | 'total';

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

/** What the lines can be sorted by, besides their order. */
const sortedBy: Record<string, (a: CartLine, b: CartLine) => number> = {
  code: (a, b) => compare(a.CD_PRODUTO, b.CD_PRODUTO),
  name: (a, b) => compare(a.DESCRICAO, b.DESCRICAO),
};

/** The columns of an order's item table (§2 /pedidos). */
const itemColumns: Record<ItemColumn, Pick<Column<ListedItem>, 'label' | 'align' | 'cell'>> = {
  code: {
    label: 'Código',
    cell: ({ item: { line }, gone }) => (
      <>
        {line.CD_PRODUTO}
        {gone !== undefined && <DoubtNote>{gone}</DoubtNote>}
      </>
    ),
  },
  name: {
    label: 'Nome',
    cell: ({ item: { line }, check }) => (
      <>
        {line.DESCRICAO}
        {line.observacao && <span className={styles.note}>Obs.: {line.observacao}</span>}
        {check?.product && check.differences.includes('nome') && (
          <DoubtNote>Tabela hoje: {check.product.DESCRICAO}</DoubtNote>
        )}
      </>
    ),
  },
  price: {
    label: 'Preço unitário',
    align: 'end',
    cell: ({ item: { line }, check }) => (
      <>
        <Price value={line.preco_venda} />
        {check?.product && check.differences.includes('preco') && (
          <DoubtNote>Tabela hoje: {formatBRL(check.product.preco_venda)}</DoubtNote>
        )}
      </>
    ),
  },
  quantity: {
    label: 'Quantidade',
    align: 'end',
    cell: ({ item: { line }, isShort }) => (
      <>
        {line.quantity}
        {isShort && <DoubtNote>Acima do estoque de hoje</DoubtNote>}
      </>
    ),
  },
  stock: { label: 'Estoque', align: 'end', cell: (item) => <Stock {...item} /> },
  total: {
    label: 'Total',
    align: 'end',
    cell: ({ item: { line } }) => <Price value={lineTotal(line)} />,
  },
};

/** All lines are in the page, so that it can be searched and read out. */
const itemList: Omit<List<Item, ListedItem>, 'columns'> = {
  keyOf: ({ at }) => at,
  nameOf: ({ line }) => line.DESCRICAO,
  tableFrom: 560,
  cards: 'lines',
  atOnce: Infinity,
  markOf: ({ check }) => (check && isDoubtful(check) ? 'doubtful' : undefined),
};

function itemColumn(key: ItemColumn): Column<ListedItem> {
  const turns: Column<ListedItem>['sorts'] = { [key]: 'ascending', [`-${key}`]: 'descending' };
  const sorts = key in sortedBy ? turns : undefined;
  return { key, ...itemColumns[key], card: 'field', sorts, ...(key === 'name' && { names: true }) };
}

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
    const byColumn = sortedBy[sort.replace('-', '')];
    const turn = sort.startsWith('-') ? -1 : 1;
    return items
      .map((item): ListedItem => {
        return { item, check: checks?.[item.at], ...(marks?.[item.at] ?? unmarked) };
      })
      .sort((a, b) => (byColumn ? turn * byColumn(a.item.line, b.item.line) : 0));
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
      {check.differences.includes('estoque') && <span className={styles.claim}>{inOrder}</span>}
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
