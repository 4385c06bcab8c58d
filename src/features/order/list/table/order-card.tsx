import type { TableColumnType } from 'antd';

import { OrderCell, type OrderColumn } from './order-columns';
import styles from './order-card.module.css';
import type { ListedOrder } from './order-row';

/** The lines of a card, from its left and from its right edge. */
const lines: readonly (readonly [start: readonly OrderColumn[], end: readonly OrderColumn[]])[] = [
  [
    ['number', 'date'],
    ['moveStatus', 'status'],
  ],
  [['company'], []],
  [
    ['seller', 'changeSeller', 'total'],
    ['print', 'copy', 'again', 'items', 'delete'],
  ],
];

interface OrderCardProps {
  columns: readonly OrderColumn[];
}

/** An order's row where there is no room for columns. */
function OrderCard({ columns }: OrderCardProps) {
  return (
    <div className={styles.card}>
      {lines.map((ends, at) => (
        <div key={at} className={styles.line}>
          {ends.map((end, place) => (
            <div key={place} className={styles.end}>
              {end
                .filter((column) => columns.includes(column))
                .map((column) => (
                  <div key={column} className={column === 'company' ? styles.title : undefined}>
                    {saysItself(column, columns) || (
                      <span className={styles.label}>{labels[column]} </span>
                    )}
                    <OrderCell column={column} />
                  </div>
                ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const labels: Partial<Record<OrderColumn, string>> = { number: 'Pedido', seller: 'Representante' };

/** Below the company, a name can only be the seller's. */
function saysItself(column: OrderColumn, columns: readonly OrderColumn[]): boolean {
  return !(column in labels) || (column === 'seller' && columns.includes('company'));
}

/** The one column of antd's table that holds the cards. */
export function cardColumn(columns: readonly OrderColumn[]): TableColumnType<ListedOrder> {
  return {
    key: 'card',
    shouldCellUpdate: () => false,
    render: () => <OrderCard columns={columns} />,
  };
}
