import { useMemo } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { byHead } from '../../../../domain/order/search/by-head';
import type { OrderStatus } from '../../../../domain/order/status';
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
import { failureWords, noOrdersOf, searching } from '../words/order-words';
import { useOrderPrinting } from '../print/use-order-printing';
import { NoMatch } from '../search/no-match';
import { isUnfiltered, matchesFilters, type OrderFilters } from '../search/order-filters';
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
  /** The numbers of the orders whose panels are open. */
  open: readonly number[];
  onChange: ChangePlace;
  filters: OrderFilters;
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
  open,
  onChange,
  filters,
  rows,
  picked,
  look,
  sorting,
  total,
}: OrderResultsProps) {
  const { list, page, actOn } = useOrders();
  const { listed, matching, isWhole, beyond } = rows;
  const changes = useOrderChanges();
  const { print, isPrinting, waiting, printer } = useOrderPrinting(view.priced);
  const actions = useMemo<OrderActions>(
    () => ({ ...changes, print: (order) => print([order]) }),
    [changes, print],
  );
  const { isOpen, toggle, departed } = useOpenOrders(listed, open, onChange);
  const shown = useMemo(() => {
    const stayed = departed.filter((order) => matchesFilters(order, filters));
    return withStayed(matching, stayed, byHead(filters.ordem));
  }, [matching, departed, filters]);
  useReadAhead(shown);
  const empty = useHeldFor(page.status === 'ready' && page.data.items.length === 0, emptyDelayMs);

  function pick(order: OrderHead, toHere: boolean) {
    picked?.toggle(order, toHere ? matching : undefined);
  }

  function content() {
    if (isUnfiltered(filters)) {
      if (page.status === 'loading') return <LoadingState text="Carregando pedidos…" />;
      if (page.status === 'failed') {
        return <FailedState message={failureWords.orders} onRetry={page.retry} />;
      }
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
          beyond={isUnfiltered(filters) && beyond ? { ...beyond, total } : beyond}
          isWhole={isWhole}
          picked={picked}
          look={look}
          sorting={sorting}
          searchKey={JSON.stringify([list, filters])}
        />
      );
    }
    if (isUnfiltered(filters)) {
      return empty && <EmptyState title={view.empty(status)} action={view.emptyAction} />;
    }
    if (isWhole && isOfPerson(filters)) {
      return (
        <EmptyState title={noOrdersOf(filters.cliente === '' ? 'vendedor' : 'cliente', status)} />
      );
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
      const shared = { view, status, filters };
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

  const failure = rows.retry && (
    <RetryAlert message={failureWords.search} onRetry={rows.retry} style={{ marginBlock: 8 }} />
  );
  return (
    <OrderActionsProvider value={actions}>
      {view.columns.includes('changeSeller') && <SellersNotice />}
      {picked?.active && pickBar(picked)}
      <SeenAt at={rows.seenAt} />
      {!rows.isAnswer && failure}
      {content()}
      {rows.isAnswer && failure}
      {rows.isSearching && (
        <p role="status" style={{ padding: 16 }}>
          {searching}
        </p>
      )}
      {printer}
    </OrderActionsProvider>
  );
}

/** An order that left the list and is open stays at its place. */
function withStayed(
  rows: readonly OrderHead[],
  stayed: readonly OrderHead[],
  compare: (a: OrderHead, b: OrderHead) => number,
): readonly OrderHead[] {
  return stayed.reduce((all, order) => {
    const at = all.findIndex((row) => compare(order, row) < 0);
    return all.toSpliced(at < 0 ? all.length : at, 0, order);
  }, rows);
}

/** Nothing is asked for but somebody's orders. */
function isOfPerson(filters: OrderFilters): boolean {
  const { cliente, representante } = filters;
  const others = { ...filters, cliente: '', representante: '' };
  return (cliente === '') !== (representante === '') && isUnfiltered(others);
}
