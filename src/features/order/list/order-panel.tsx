import { Fragment, useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import type { Column } from '../../../list/list';
import { useNamedOrder } from '../../../providers/order/detail/named-order';
import { dataOf } from '../../../providers/live/live';
import { lacksConnection } from '../../../providers/live/offline';
import { useOneOrder } from '../../../providers/order/detail/one-order';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { AgainInDetail } from '../parts/again-button';
import { CustomerButton } from '../parts/customer-button';
import { EditButtons } from '../edit/edit-buttons';
import { QuoteEditor } from '../edit/quote-editor';
import { useQuoteEdits } from '../edit/quote-edits';
import { OrderDetail } from '../detail/order-detail';
import { OrderDocuments } from '../documents/order-documents';
import { OrderProgress } from '../progress/order-progress';
import { describeDeparture, lostWords } from '../words/history-words';
import { useOrderActions } from '../parts/order-actions';
import { failureWords } from '../words/order-words';
import { CopyButton } from '../print/copy-button';
import { OrderCopies } from './order-copies';
import type { ListOfOrders } from './order-lists';
import styles from './order-panel.module.css';
import type { ListedOrder } from './use-order-rows';

interface OrderPanelProps {
  list: ListOfOrders;
  row: ListedOrder;
  /** Columns that the row doesn't show. */
  hidden: readonly Column<ListedOrder>[];
}

/** Columns with buttons. The details show the values of the others. */
const controls = new Set(['moveStatus', 'changeSeller', 'print', 'delete']);

export const detailIdOf = ({ numerodopedido }: OrderHead) => `detalhes-${numerodopedido}`;

/** Below the row of an open order: its details, and its new place if another person moved it. */
export function OrderPanel({ list, row, hidden }: OrderPanelProps) {
  const { seen: head, hasLeft = false, printing } = row;
  const { reader } = list;
  const { print } = useOrderActions();
  const live = useOneOrder(head.numerodopedido);
  const now = useNamedOrder(dataOf(live) ?? undefined, reader === 'staff');
  // If the order can no longer be read, its last state stays visible.
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const order = now ?? last;
  const open = useQuoteEdits().editOf(head.numerodopedido);
  const isLost = hasLeft && live.status === 'failed';
  if (!order && live.status === 'loading') {
    return (
      <div id={detailIdOf(head)}>
        <LoadingState text="Carregando itens…" />
      </div>
    );
  }
  return (
    <div id={detailIdOf(head)}>
      {hasLeft && (isLost || (now && !stillBelongs(now, head))) && (
        <p className={styles.departure} role="alert">
          {isLost ? lostWords : describeDeparture(now, reader)}
        </p>
      )}
      <div className={`${styles.copies} ${styles.controls}`}>
        <CustomerButton order={head} />
        {order && (
          <OrderCopies order={order} priced={list.priced}>
            {list.columns.some(({ key }) => key === 'copy') && (
              <CopyButton order={head} printing={printing} onPrint={print} />
            )}
          </OrderCopies>
        )}
        <HiddenControls row={row} hidden={hidden} />
      </div>
      {order && !isLost && (
        <EditButtons order={order} asked={row.asked} isCustomer={reader === 'customer'} />
      )}
      {order ? (
        <OrderDetail
          order={order}
          itemColumns={list.itemColumns}
          reader={reader}
          progress={
            <>
              <OrderProgress order={order} />
              <OrderDocuments order={order} />
            </>
          }
          editor={open && <QuoteEditor open={open} now={order} priced={list.priced} />}
        />
      ) : (
        <FailedState
          message={
            lacksConnection(live) ? failureWords.unseen(head.numerodopedido) : failureWords.order
          }
          onRetry={live.status === 'failed' ? live.retry : undefined}
        />
      )}
      {list.againInDetail && <AgainInDetail order={head} />}
    </div>
  );
}

/** The buttons of the row's hidden columns. */
function HiddenControls({ row, hidden }: Omit<OrderPanelProps, 'list'>) {
  const columns = hidden.filter(({ key }) => controls.has(key));
  if (columns.length === 0) return null;
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={`Ações do pedido ${row.item.numerodopedido}`}
    >
      {columns.map(({ key, cell }) => (
        <Fragment key={key}>{cell(row, false)}</Fragment>
      ))}
    </div>
  );
}

/** True if newer orders pushed this one off the loaded page. Nobody moved it. */
function stillBelongs(now: Order, listed: OrderHead): boolean {
  return now.status === listed.status && now.idvendedor === listed.idvendedor;
}
