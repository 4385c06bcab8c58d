import { useRef } from 'react';

import type { Order } from '../../../domain/order';
import { useGrowingList, type Beyond } from '../../ui/use-growing-list';
import { useKeepFocus } from '../../ui/use-keep-focus';
import { useSettling } from '../../ui/use-settling';
import type { OrderActions } from './order-actions';
import { orderColumns } from './order-columns';
import { OrderRow } from './order-row';
import styles from './order-table.module.css';
import type { OrderView } from './order-views';

interface OrderTableProps {
  view: OrderView;
  orders: readonly Order[];
  /** Further orders that are not loaded yet. */
  beyond: Beyond | undefined;
  /** Those of them that left the list and stay while their panel is open. */
  left: readonly Order[];
  /** Names what is searched for. */
  searchKey: string;
  actions: OrderActions;
  isBusy: (numerodopedido: number) => boolean;
  printing: number | undefined;
  isOpen: (numerodopedido: number) => boolean;
  onToggle: (order: Order) => void;
}

const rowsAtOnce = 30;

/** The rows of an order list. The roles are explicit because the narrow layout's CSS removes the implicit ones. */
export function OrderTable({ view, orders, beyond, left, searchKey, ...row }: OrderTableProps) {
  const { shown, foot } = useGrowingList(orders, rowsAtOnce, searchKey, beyond);
  const table = useRef<HTMLTableElement>(null);
  useKeepFocus(table);
  const settling = useSettling(
    shown.map(({ numerodopedido }) => numerodopedido),
    searchKey,
  );
  return (
    <div className={styles.frame}>
      <table
        ref={table}
        className={styles.table}
        data-settling={settling}
        tabIndex={-1}
        role="table"
        aria-label={view.title}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {view.columns.map((column) => (
              <th key={column} role="columnheader" className={styles[column]}>
                <span className={orderColumns[column].hidden && 'visually-hidden'}>
                  {orderColumns[column].label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((order) => (
          <OrderRow
            key={order.numerodopedido}
            order={order}
            left={left.includes(order)}
            view={view}
            actions={row.actions}
            busy={row.isBusy(order.numerodopedido)}
            printing={row.printing === order.numerodopedido}
            open={row.isOpen(order.numerodopedido)}
            onToggle={row.onToggle}
          />
        ))}
      </table>
      {foot}
    </div>
  );
}
