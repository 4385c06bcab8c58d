import { useRef, type ReactNode } from 'react';

import type { Order } from '../../../../domain/order';
import { useGrowingList, type Beyond } from '../../../ui/use-growing-list';
import { useKeepFocus } from '../../../ui/use-keep-focus';
import { useJustMoved } from '../../../ui/use-just-moved';
import { orderColumns, type OrderColumn } from './order-columns';
import styles from './order-table.module.css';

interface OrderTableProps {
  columns: readonly OrderColumn[];
  orders: readonly Order[];
  /** Further orders that are not loaded yet. */
  beyond: Beyond | undefined;
  /** Names what is searched for. */
  searchKey: string;
  /** The row of an order, with its key. */
  children: (order: Order) => ReactNode;
}

const rowsAtOnce = 30;

/**
 * The frame of an order list, which fills with rows as the person scrolls. The roles are explicit because the narrow
 * layout's CSS removes the implicit ones.
 */
export function OrderTable({ columns, orders, beyond, searchKey, children }: OrderTableProps) {
  const { shown, foot } = useGrowingList(orders, rowsAtOnce, searchKey, beyond);
  const table = useRef<HTMLTableElement>(null);
  useKeepFocus(table);
  const justMoved = useJustMoved(
    shown.map(({ numerodopedido }) => numerodopedido),
    searchKey,
  );
  return (
    <div className={styles.frame}>
      <table
        ref={table}
        className={styles.table}
        data-just-moved={justMoved}
        tabIndex={-1}
        role="table"
        aria-label="Pedidos"
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" className={styles[column]}>
                <span className={orderColumns[column].hidden && 'visually-hidden'}>
                  {orderColumns[column].label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((order) => children(order))}
      </table>
      {foot}
    </div>
  );
}
