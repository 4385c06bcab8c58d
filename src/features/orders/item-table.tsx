import { memo } from 'react';

import type { CartLine } from '../../../domain/product';
import { itemColumns, type ItemColumn } from './item-columns';
import styles from './item-table.module.css';
import type { PriceDoubt } from './table-price';

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

function cellStyle(column: ItemColumn) {
  return itemColumns[column].numeric ? styles.numeric : styles[column];
}
