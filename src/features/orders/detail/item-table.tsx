import { WarningFilled } from '@ant-design/icons';
import { Table, type TableColumnType } from 'antd';
import { useMemo, useRef, type ComponentProps, type ReactNode } from 'react';

import { lineTotal } from '../../../../domain/cart';
import { formatBRL, formatStock } from '../../../../domain/money';
import type { CartLine } from '../../../../domain/product';
import { Price } from '../../../ui/price';
import { useNarrowerThan } from '../use-narrower-than';
import styles from './item-table.module.css';
import type { PriceDoubt } from './table-price';

export type ItemColumn = 'code' | 'name' | 'price' | 'quantity' | 'stock' | 'total';

interface Item {
  /** Its place in the order. */
  at: number;
  line: CartLine;
  doubt: PriceDoubt | undefined;
}

interface Column {
  label: string;
  numeric?: true;
  sorter?: (a: Item, b: Item) => number;
  cell: (item: Item) => ReactNode;
}

const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** The columns of an order's item table (§2 /pedidos). */
const itemColumns: Record<ItemColumn, Column> = {
  code: {
    label: 'Código',
    sorter: (a, b) => compare(a.line.CD_PRODUTO, b.line.CD_PRODUTO),
    cell: ({ line }) => line.CD_PRODUTO,
  },
  name: {
    label: 'Nome',
    sorter: (a, b) => compare(a.line.DESCRICAO, b.line.DESCRICAO),
    cell: ({ line }) => line.DESCRICAO,
  },
  price: {
    label: 'Preço unitário',
    numeric: true,
    cell: ({ line, doubt }) => (
      <>
        <Price value={line.preco_venda} />
        {doubt && (
          <DoubtNote>
            {doubt.kind === 'otherPrice'
              ? `Tabela hoje: ${formatBRL(doubt.today)}`
              : 'Fora da tabela'}
          </DoubtNote>
        )}
      </>
    ),
  },
  quantity: { label: 'Quantidade', numeric: true, cell: ({ line }) => line.quantity },
  stock: { label: 'Estoque', numeric: true, cell: ({ line }) => formatStock(line.estoque_saldo) },
  total: {
    label: 'Total',
    numeric: true,
    cell: ({ line }) => <Price value={lineTotal(line)} />,
  },
};

interface ItemTableProps {
  lines: readonly CartLine[];
  columns: readonly ItemColumn[];
  /** One for each line. */
  doubts?: readonly (PriceDoubt | undefined)[];
}

/** Where the table is narrower, each line is a card. */
const tableFrom = 560;

const parts = { body: { row: ItemRow } };
const placeOf = ({ at }: Item) => at;
const rowProps = ({ doubt }: Item): ComponentProps<typeof ItemRow> => ({
  doubtful: doubt !== undefined,
});

/** The lines of an order, all of them in the page, so that it can be searched and read out. */
export function ItemTable({ lines, columns, doubts }: ItemTableProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const narrow = useNarrowerThan(ruler, tableFrom);
  const tableColumns = useMemo(
    () => (narrow ? [cardColumn(columns)] : columns.map(tableColumn)),
    [narrow, columns],
  );
  const items = useMemo(
    () => lines.map((line, at) => ({ at, line, doubt: doubts?.[at] })),
    [lines, doubts],
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

/** So that arriving prices render only the doubtful lines. */
const shouldCellUpdate = (now: Item, before: Item) =>
  now.line !== before.line || now.doubt !== before.doubt;

function tableColumn(column: ItemColumn): TableColumnType<Item> {
  const { label, numeric, sorter, cell } = itemColumns[column];
  return {
    key: column,
    title: label,
    align: numeric ? 'end' : 'start',
    ...(sorter && { sorter }),
    shouldCellUpdate,
    render: (_, item) => cell(item),
  };
}

function cardColumn(columns: readonly ItemColumn[]): TableColumnType<Item> {
  return {
    key: 'card',
    shouldCellUpdate,
    render: (_, item) => <ItemCard item={item} columns={columns} />,
  };
}

/** A line where there is no room for columns: each value under its label. */
function ItemCard({ item, columns }: { item: Item; columns: readonly ItemColumn[] }) {
  return (
    <dl className={styles.card}>
      {columns.map((column) => (
        <div key={column} className={styles[column]}>
          <dt className={styles.label}>{itemColumns[column].label}</dt>
          <dd>{itemColumns[column].cell(item)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows beside a stored price what it should be: prices and totals come from the customer's browser (decision 12). */
export function DoubtNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.doubt}>
      <WarningFilled aria-hidden /> {children}
    </span>
  );
}
