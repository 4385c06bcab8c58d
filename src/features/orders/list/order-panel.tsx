import type { Order } from '../../../../domain/order';
import { useNamedOrder } from '../../../providers/named-order';
import { useOrderNow } from '../../../providers/orders';
import { AgainInDetail } from '../again-button';
import { OrderDetail } from '../detail/order-detail';
import { describeDeparture } from '../history-words';
import { useOrderActions } from '../order-actions';
import { CopyButton } from '../print/copy-button';
import { OrderCopies } from './order-copies';
import { detailIdOf, type ListedOrder } from './order-row';
import styles from './order-table.module.css';
import type { OrderView } from './order-views';

interface OrderPanelProps {
  listed: ListedOrder;
  view: OrderView;
}

/** Below the row of an open order: its details, and where it went if somebody moved it meanwhile. */
export function OrderPanel({
  listed: { order: listed, departed, printing },
  view,
}: OrderPanelProps) {
  const { print } = useOrderActions();
  const now = useOrderNow(listed, departed);
  const order = useNamedOrder(now, view.reader === 'staff');
  return (
    <div id={detailIdOf(order)}>
      {departed && !stillBelongs(now, listed) && (
        <p className={styles.departure} role="alert">
          {describeDeparture(now === listed ? undefined : order, view.reader)}
        </p>
      )}
      <div className={styles.copies}>
        <OrderCopies order={order} priced={view.priced}>
          {view.columns.includes('copy') && (
            <CopyButton order={order} printing={printing} onPrint={print} />
          )}
        </OrderCopies>
      </div>
      <OrderDetail order={order} itemColumns={view.itemColumns} reader={view.reader} />
      {view.againInDetail && <AgainInDetail order={order} />}
    </div>
  );
}

/** An order that newer ones pushed off the loaded page: nobody moved it. */
function stillBelongs(now: Order, listed: Order): boolean {
  return now !== listed && now.status === listed.status && now.idvendedor === listed.idvendedor;
}
