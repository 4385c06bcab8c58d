import { useMemo } from 'react';

import type { Order } from '../../domain/order';
import type { OrderStatus } from '../../domain/order-status';
import { useOrders } from '../../providers/orders';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { LoadingState } from '../../ui/loading-state';
import { useHeldFor } from '../../ui/use-held-for';
import { OrderTable } from './order-table';
import type { OrderView } from './order-views';
import { SellersNotice } from './sellers-notice';
import { useOrderChanges } from './use-order-changes';
import { useOrderPrinting } from './use-order-printing';

interface OrderResultsProps {
  view: OrderView;
  status: OrderStatus;
  /** The orders that pass the filters, newest first. */
  matching: readonly Order[];
}

/** Section 9: an empty list is shown as such only after 100 ms. */
const emptyDelayMs = 100;

/** Below the filters: the rows, or why there are none. Dialogs outlive the row that asked for them. */
export function OrderResults({ view, status, matching }: OrderResultsProps) {
  const { orders } = useOrders();
  const { changes, isBusy, confirmDialog } = useOrderChanges();
  const { print, printing, printer } = useOrderPrinting();
  const actions = useMemo(() => ({ ...changes, print }), [changes, print]);
  const empty = useHeldFor(orders.status === 'ready' && orders.data.length === 0, emptyDelayMs);

  function content() {
    if (orders.status === 'loading') return <LoadingState text="Carregando pedidos…" />;
    if (orders.status === 'failed') {
      return (
        <FailedState
          message="Os pedidos não puderam ser carregados. Verifique sua conexão e tente de novo."
          onRetry={orders.retry}
        />
      );
    }
    if (orders.data.length === 0) {
      return empty && <EmptyState title={view.empty(status)} action={view.emptyAction} />;
    }
    if (matching.length === 0) {
      return (
        <EmptyState
          title="Nenhum pedido com esses filtros."
          text="Mude ou limpe os filtros, ou procure em outro status."
        />
      );
    }
    return (
      <OrderTable
        view={view}
        orders={matching}
        actions={actions}
        isBusy={isBusy}
        printing={printing}
      />
    );
  }

  return (
    <>
      {view.columns.includes('changeSeller') && <SellersNotice />}
      {content()}
      {confirmDialog}
      {printer}
    </>
  );
}
