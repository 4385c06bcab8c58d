import { useMemo } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { dataOf, seenAtOf } from '../../../providers/live/live';
import { useReadAhead } from '../../../providers/order/kept-orders';
import { useOrders } from '../../../providers/order/orders';
import type { Preferences } from '../../../providers/session/preferences';
import { useHeldFor } from '../../../providers/page/use-held-for';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { RetryAlert } from '../../../ui/states/retry-alert';
import { SeenAt } from '../../../ui/states/seen-at';
import { SellersNotice } from '../change/seller-select';
import { useOrderChanges } from '../change/use-order-changes';
import { OrderActionsProvider, type OrderActions } from '../parts/order-actions';
import { failureWords, judgingWords, noOrdersOf } from '../words/order-words';
import { useOrderPrinting } from '../print/use-order-printing';
import { NoMatch } from '../search/no-match';
import { isUnfiltered, matchesFilters, type OrderFilterValues } from '../search/order-filters';
import { SearchProgress } from '../search/search-progress';
import type { OrderRows } from '../search/use-order-rows';
import type { ChangePlace } from './order-place';
import { OrderTable } from './table/order-table';
import type { OrderView } from './order-views';
import { PickBar, PrintPicked } from './pick/pick-bar';
import { StaffPickBar } from './pick/staff-pick-bar';
import type { Sorting } from './table/use-sorting';
import { useOpenOrders } from './use-open-orders';
import type { PickedOrders } from './pick/use-picked-orders';

interface OrderResultsProps {
  view: OrderView;
  status: OrderStatus;
  /** Whose orders these are; '' for those of all. */
  customer?: string;
  representative?: string;
  /** The numbers of the orders whose panels are open. */
  open: readonly number[];
  onChange: ChangePlace;
  filters: OrderFilterValues;
  /** Names are looked for in all orders. */
  everywhere?: boolean;
  rows: OrderRows;
  picked?: PickedOrders;
  look?: Preferences['lista_de_pedidos'];
  sorting?: Sorting | undefined;
  /** How many orders are in the status; undefined where that is not known. */
  total: number | undefined;
}

/** §9: an empty list is shown as such only after 100 ms. */
const emptyDelayMs = 100;

/** Below the filters: the rows, or why there are none. Dialogs outlive the row that asked for them. */
export function OrderResults({
  view,
  status,
  customer = '',
  representative = '',
  open,
  onChange,
  filters,
  everywhere = false,
  rows,
  picked,
  look,
  sorting,
  total,
}: OrderResultsProps) {
  const { page, more, actOn, name, compare, rest, narrowed } = useOrders();
  const { listed, matching, search, isWhole, judging } = rows;
  const changes = useOrderChanges();
  const { print, isPrinting, waiting, printer } = useOrderPrinting(view.priced);
  const actions = useMemo<OrderActions>(
    () => ({ ...changes, print: (order) => print([order]) }),
    [changes, print],
  );
  const { isOpen, toggle, departed } = useOpenOrders(listed, open, onChange);
  const shown = useMemo(
    () =>
      [...matching, ...departed.filter((order) => matchesFilters(order, filters))].sort(compare),
    [matching, departed, filters, compare],
  );
  useReadAhead(shown);
  const empty = useHeldFor(page.status === 'ready' && page.data.items.length === 0, emptyDelayMs);

  const showsAll = isUnfiltered(filters) && !rest;

  function pick(order: OrderHead, toHere: boolean) {
    picked?.toggle(order, toHere ? matching : undefined);
  }

  function beyond() {
    if (showsAll) {
      return page.status === 'ready' && !page.data.complete ? { total, more } : undefined;
    }
    const paused = search && dataOf(search.result)?.state === 'paused';
    return paused ? { more: search.more } : undefined;
  }

  function content() {
    if (page.status === 'loading') return <LoadingState text="Carregando pedidos…" />;
    if (page.status === 'failed') {
      return <FailedState message={failureWords.orders} onRetry={page.retry} />;
    }
    if (shown.length > 0) {
      return (
        <OrderTable
          view={view}
          orders={shown.map((order) => ({
            order,
            departed: departed.includes(order),
            asked: actOn(order),
            printing: isPrinting(order),
            open: isOpen(order.numerodopedido),
            onToggle: toggle,
            onPick: picked?.active && !departed.includes(order) ? pick : undefined,
          }))}
          beyond={beyond()}
          isWhole={isWhole}
          picked={picked}
          look={look}
          sorting={sorting}
          searchKey={JSON.stringify([name, filters])}
        />
      );
    }
    const of = customer === '' ? representative && 'vendedor' : 'cliente';
    if (page.data.items.length === 0 && showsAll && (!narrowed || of !== '')) {
      if (of !== '') return empty && <EmptyState title={noOrdersOf(of, status)} />;
      return empty && <EmptyState title={view.empty(status)} action={view.emptyAction} />;
    }
    return (
      <NoMatch
        rows={rows}
        filters={filters}
        status={status}
        statuses={view.statuses}
        onShow={(other) => onChange({ status: other, open: [] })}
      />
    );
  }

  function pickBar(of: PickedOrders) {
    if (view.columns.includes('moveStatus')) {
      const shared = { view, status, filters, everywhere };
      return (
        <StaffPickBar {...shared} picked={of} shown={matching} printing={waiting} onPrint={print} />
      );
    }
    return (
      <PickBar priced={view.priced} picked={of} shown={matching} printing={waiting}>
        <PrintPicked orders={of.orders} onPrint={print} />
      </PickBar>
    );
  }

  return (
    <OrderActionsProvider value={actions}>
      {view.columns.includes('changeSeller') && <SellersNotice />}
      {picked?.active && pickBar(picked)}
      <SeenAt at={seenAtOf(page)} />
      {content()}
      {shown.length > 0 && judging?.state === 'failed' && (
        <RetryAlert message={judgingWords.failed} onRetry={judging.retry} />
      )}
      {search && (
        <SearchProgress
          search={search}
          found={matching.length}
          isByPeople={rows.isByPeople}
          total={total}
          onEverywhere={() => onChange({ everywhere: true })}
        />
      )}
      {printer}
    </OrderActionsProvider>
  );
}
