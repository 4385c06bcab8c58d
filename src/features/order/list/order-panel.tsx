import { useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import { useNamedOrder } from '../../../providers/order/named-order';
import { dataOf } from '../../../providers/live/live';
import { useOneOrder } from '../../../providers/order/one-order';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { AgainInDetail } from '../parts/again-button';
import { CustomerButton } from '../parts/customer-button';
import { OrderDetail } from '../detail/order-detail';
import { describeDeparture, lostWords } from '../words/history-words';
import { useOrderActions } from '../parts/order-actions';
import { failureWords } from '../words/order-words';
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
  const { order: head, departed, printing } = entry;
  const { print } = useOrderActions();
  const live = useOneOrder(head.numerodopedido);
  const now = useNamedOrder(dataOf(live) ?? undefined, view.reader === 'staff');
  // What was seen stays where the order can't be read any more.
  const [seen, setSeen] = useState(now);
  if (now && now !== seen) setSeen(now);
  const order = now ?? seen;
  const isLost = departed && live.status === 'failed';
  if (!order && live.status === 'loading') {
    return (
      <div id={detailIdOf(head)}>
        <LoadingState text="Carregando itens…" />
      </div>
    );
  }
  return (
    <div id={detailIdOf(head)}>
      {departed && (isLost || (now && !stillBelongs(now, head))) && (
        <p className={styles.departure} role="alert">
          {isLost ? lostWords : describeDeparture(now, view.reader)}
        </p>
      )}
      <div className={`${styles.copies} ${styles.controls}`}>
        <CustomerButton order={head} />
        {order && (
          <OrderCopies order={order} priced={view.priced}>
            {view.columns.includes('copy') && (
              <CopyButton order={head} printing={printing} onPrint={print} />
            )}
          </OrderCopies>
        )}
        <HiddenControls listed={entry} hidden={hidden} />
      </div>
      {order ? (
        <OrderDetail order={order} itemColumns={view.itemColumns} reader={view.reader} />
      ) : (
        <FailedState
          message={failureWords.order}
          onRetry={live.status === 'failed' ? live.retry : undefined}
        />
      )}
      {view.againInDetail && <AgainInDetail order={head} />}
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
function stillBelongs(now: Order, listed: OrderHead): boolean {
  return now.status === listed.status && now.idvendedor === listed.idvendedor;
}
