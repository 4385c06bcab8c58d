import { WarningFilled } from '@ant-design/icons';
import { memo, type ReactNode } from 'react';

import { lineTotal } from '../../../../domain/cart';
import { formatBRL, formatStock } from '../../../../domain/money';
import type { CartLine } from '../../../../domain/product';
import { Price } from '../../../ui/price';
import styles from './item-table.module.css';
import type { PriceDoubt } from './table-price';

export type ItemColumn = 'code' | 'name' | 'price' | 'quantity' | 'stock' | 'total';

interface Column {
  label: string;
  numeric: boolean;
  cell: (line: CartLine, doubt: PriceDoubt | undefined) => ReactNode;
}

/** The columns of an order's item table (§2 /pedidos). */
const itemColumns: Record<ItemColumn, Column> = {
  code: { label: 'Código', numeric: false, cell: (line) => line.CD_PRODUTO },
  name: { label: 'Nome', numeric: false, cell: (line) => line.DESCRICAO },
  price: {
    label: 'Preço unitário',
    numeric: true,
    cell: (line, doubt) => (
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
  quantity: { label: 'Quantidade', numeric: true, cell: (line) => line.quantity },
  stock: { label: 'Estoque', numeric: true, cell: (line) => formatStock(line.estoque_saldo) },
  total: { label: 'Total', numeric: true, cell: (line) => <Price value={lineTotal(line)} /> },
};

interface ItemTableProps {
  lines: readonly CartLine[];
  columns: readonly ItemColumn[];
  /** One for each line. */
  doubts?: readonly (PriceDoubt | undefined)[];
}

/** The lines of an order. The roles are explicit because the narrow layout's CSS removes the implicit ones. */
export function ItemTable({ lines, columns, doubts }: ItemTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-label="Itens">
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" className={cellStyle(column)}>
                {itemColumns[column].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line, at) => (
            <ItemRow key={at} line={line} columns={columns} doubt={doubts?.[at]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ItemRowProps {
  line: CartLine;
  columns: readonly ItemColumn[];
  doubt: PriceDoubt | undefined;
}

/** Memoized, so that arriving prices render only the doubtful lines. */
const ItemRow = memo(function ItemRow({ line, columns, doubt }: ItemRowProps) {
  return (
    <tr role="row" className={doubt && styles.doubtful}>
      {columns.map((column) => (
        <td
          key={column}
          role="cell"
          data-label={itemColumns[column].label}
          className={cellStyle(column)}
        >
          {itemColumns[column].cell(line, doubt)}
        </td>
      ))}
    </tr>
  );
});

/** Shows beside a stored price what it should be: prices and totals come from the customer's browser (decision 12). */
export function DoubtNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.doubt}>
      <WarningFilled aria-hidden /> {children}
    </span>
  );
}

function cellStyle(column: ItemColumn) {
  return itemColumns[column].numeric ? styles.numeric : styles[column];
}
