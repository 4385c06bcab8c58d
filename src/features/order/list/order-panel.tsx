import type { Order } from '../../../../domain/order/order';
import { useNamedOrder } from '../../../providers/order/named-order';
import { useOrderNow } from '../../../providers/order/orders';
import { AgainInDetail } from '../parts/again-button';
import { CustomerButton } from '../parts/customer-button';
import { OrderDetail } from '../detail/order-detail';
import { describeDeparture, lostWords } from '../words/history-words';
import { useOrderActions } from '../parts/order-actions';
import { CopyButton } from '../print/copy-button';
import { OrderCopies } from './order-copies';
import { OrderCell, type OrderColumn } from './table/order-columns';
import { CellsOf, detailIdOf, type ListedOrder } from './table/order-row';
import styles from './table/order-table.module.css';
import type { OrderView } from './order-views';

interface OrderPanelProps {
  listed: ListedOrder;
  view: OrderView;
  /** Columns that the row doesn't show. */
  hidden: readonly OrderColumn[];
}

/** Those whose cells do something; what the others say stands in the details. */
const controls: readonly OrderColumn[] = ['moveStatus', 'changeSeller', 'print', 'delete'];

/** Below the row of an open order: its details, and where it went if somebody moved it meanwhile. */
export function OrderPanel({ listed: entry, view, hidden }: OrderPanelProps) {
  const { order: listed, departed, printing } = entry;
  const { print } = useOrderActions();
  const { order: now, isLost } = useOrderNow(listed, departed);
  const order = useNamedOrder(now, view.reader === 'staff');
  return (
    <div id={detailIdOf(order)}>
      {departed && !stillBelongs(now, listed) && (
        <p className={styles.departure} role="alert">
          {isLost ? lostWords : describeDeparture(now === listed ? undefined : order, view.reader)}
        </p>
      )}
      <div className={`${styles.copies} ${styles.controls}`}>
        <CustomerButton order={order} />
        <OrderCopies order={order} priced={view.priced}>
          {view.columns.includes('copy') && (
            <CopyButton order={order} printing={printing} onPrint={print} />
          )}
        </OrderCopies>
        <HiddenControls listed={entry} hidden={hidden} />
      </div>
      <OrderDetail order={order} itemColumns={view.itemColumns} reader={view.reader} />
      {view.againInDetail && <AgainInDetail order={order} />}
    </div>
  );
}

/** What the row would offer if its columns were shown. */
function HiddenControls({ listed, hidden }: Pick<OrderPanelProps, 'listed' | 'hidden'>) {
  const columns = controls.filter((column) => hidden.includes(column));
  if (columns.length === 0) return null;
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={`Ações do pedido ${listed.order.numerodopedido}`}
    >
      <CellsOf listed={listed}>
        {columns.map((column) => (
          <OrderCell key={column} column={column} />
        ))}
      </CellsOf>
    </div>
  );
}

/** An order that newer ones pushed off the loaded page: nobody moved it. */
function stillBelongs(now: Order, listed: Order): boolean {
  return now !== listed && now.status === listed.status && now.idvendedor === listed.idvendedor;
}
