import type { Order } from '../../domain/order';
import { useGrowingList } from '../../ui/use-growing-list';
import type { OrderActions } from './order-actions';
import { orderColumns } from './order-columns';
import { OrderRow } from './order-row';
import styles from './order-table.module.css';
import type { OrderView } from './order-views';

interface OrderTableProps {
  view: OrderView;
  orders: readonly Order[];
  actions: OrderActions;
  isBusy: (numerodopedido: number) => boolean;
  printing: number | undefined;
}

const rowsAtOnce = 50;

/** The rows of an order list. The roles are written out because the narrow layout takes the table's own away. */
export function OrderTable({ view, orders, actions, isBusy, printing }: OrderTableProps) {
  const { shown, foot } = useGrowingList(orders, rowsAtOnce);
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-label={view.title}>
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
            view={view}
            actions={actions}
            busy={isBusy(order.numerodopedido)}
            printing={printing === order.numerodopedido}
          />
        ))}
      </table>
      {foot}
    </div>
  );
}
