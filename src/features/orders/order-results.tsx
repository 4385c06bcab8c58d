import { useMemo } from 'react';

import type { OrderStatus } from '../../../domain/order-status';
import { dataOf } from '../../providers/live';
import { useOrders } from '../../providers/orders';
import { useHeldFor } from '../../providers/use-held-for';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { LoadingState } from '../../ui/loading-state';
import { isUnfiltered, matchesFilters, type OrderFilterValues } from './order-filters';
import { NoMatch } from './no-match';
import { OrderTable } from './order-table';
import type { OrderView } from './order-views';
import { SearchProgress } from './search-progress';
import { SellersNotice } from './sellers-notice';
import { useOpenOrders } from './use-open-orders';
import { useOrderChanges } from './use-order-changes';
import { useOrderPrinting } from './use-order-printing';
import { newestFirst, type OrderRows } from './use-order-rows';

interface OrderResultsProps {
  view: OrderView;
  status: OrderStatus;
  filters: OrderFilterValues;
  rows: OrderRows;
  /** How many orders are in the status; undefined where that is not known. */
  total: number | undefined;
}

/** §9: an empty list is shown as such only after 100 ms. */
const emptyDelayMs = 100;

/** Below the filters: the rows, or why there are none. Dialogs outlive the row that asked for them. */
export function OrderResults({ view, status, filters, rows, total }: OrderResultsProps) {
  const { page, more } = useOrders();
  const { listed, matching, search } = rows;
  const { changes, isBusy, confirmDialog } = useOrderChanges();
  const { print, printing, printer } = useOrderPrinting();
  const actions = useMemo(() => ({ ...changes, print }), [changes, print]);
  const { isOpen, toggle, left } = useOpenOrders(listed, status);
  const shown = useMemo(
    () =>
      [...matching, ...left.filter((order) => matchesFilters(order, filters))].sort(newestFirst),
    [matching, left, filters],
  );
  const empty = useHeldFor(page.status === 'ready' && page.data.orders.length === 0, emptyDelayMs);

  function beyond() {
    if (isUnfiltered(filters)) {
      return page.status === 'ready' && !page.data.complete ? { total, more } : undefined;
    }
    const paused = search && dataOf(search.result)?.state === 'paused';
    return paused ? { more: search.more } : undefined;
  }

  function content() {
    if (page.status === 'loading') return <LoadingState text="Carregando pedidos…" />;
    if (page.status === 'failed') {
      return (
        <FailedState
          message="Os pedidos não puderam ser carregados. Verifique sua conexão e tente de novo."
          onRetry={page.retry}
        />
      );
    }
    if (shown.length > 0) {
      return (
        <OrderTable
          view={view}
          orders={shown}
          beyond={beyond()}
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
    if (page.data.orders.length === 0 && isUnfiltered(filters)) {
      return empty && <EmptyState title={view.empty(status)} action={view.emptyAction} />;
    }
    return <NoMatch search={search} filters={filters} status={status} />;
  }

  return (
    <>
      {view.columns.includes('changeSeller') && <SellersNotice />}
      {content()}
      {search && <SearchProgress search={search} total={total} />}
      {confirmDialog}
      {printer}
    </>
  );
}
