import { useMemo } from 'react';

import type { Order } from '../../domain/order';
import type { OrderStatus } from '../../domain/order-status';
import { dataOf } from '../../providers/live';
import { useOrders } from '../../providers/orders';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { LoadingState } from '../../ui/loading-state';
import { useHeldFor } from '../../ui/use-held-for';
import { matchesFilters, type OrderFilterValues } from './order-filters';
import { OrderTable } from './order-table';
import type { OrderView } from './order-views';
import { SellersNotice } from './sellers-notice';
import { useOpenOrders } from './use-open-orders';
import { useOrderChanges } from './use-order-changes';
import { useOrderPrinting } from './use-order-printing';

interface OrderResultsProps {
  view: OrderView;
  status: OrderStatus;
  filters: OrderFilterValues;
  /** The orders that pass the filters, oldest first. */
  matching: readonly Order[];
}

/** Section 9: an empty list is shown as such only after 100 ms. */
const emptyDelayMs = 100;

const none: readonly Order[] = [];
const newestFirst = (a: Order, b: Order) => b.numerodopedido - a.numerodopedido;

/** Below the filters: the rows, or why there are none. Dialogs outlive the row that asked for them. */
export function OrderResults({ view, status, filters, matching }: OrderResultsProps) {
  const { orders } = useOrders();
  const { changes, isBusy, confirmDialog } = useOrderChanges();
  const { print, printing, printer } = useOrderPrinting();
  const actions = useMemo(() => ({ ...changes, print }), [changes, print]);
  const { isOpen, toggle, left } = useOpenOrders(dataOf(orders) ?? none, status);
  const rows = useMemo(
    () =>
      [...matching, ...left.filter((order) => matchesFilters(order, filters))].sort(newestFirst),
    [matching, left, filters],
  );
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
    if (rows.length > 0) {
      return (
        <OrderTable
          view={view}
          orders={rows}
          left={left}
          searchKey={[status, ...Object.values(filters)].join('|')}
          actions={actions}
          isBusy={isBusy}
          printing={printing}
          isOpen={isOpen}
          onToggle={toggle}
        />
      );
    }
    if (orders.data.length === 0) {
      return empty && <EmptyState title={view.empty(status)} action={view.emptyAction} />;
    }
    return (
      <EmptyState
        title="Nenhum pedido com esses filtros."
        text="Mude ou limpe os filtros, ou procure em outro status."
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
