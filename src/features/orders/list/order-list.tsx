import { useDeferredValue, useState, type ReactNode } from 'react';

import type { OrderStatus } from '../../../../domain/order-status';
import { dataOf } from '../../../providers/live';
import { useOrders } from '../../../providers/orders';
import { FilterBar } from '../../../ui/filter-bar';
import { PageTitle } from '../../../ui/page-title';
import { isUnfiltered, noOrderFilters, orderFilters } from '../search/order-filters';
import { useOrderRows } from '../search/use-order-rows';
import { OrderResults } from './order-results';
import type { OrderView } from './order-views';

interface OrderListProps {
  view: OrderView;
  status: OrderStatus;
  /** How many orders are in the status; undefined where that is not known. */
  total?: number | undefined;
  /** The status dropdown, beside the text filters. */
  children: ReactNode;
}

/** The orders in one status, newest first, under their filters; needs an OrdersProvider of that status. */
export function OrderList({ view, status, total, children }: OrderListProps) {
  const page = dataOf(useOrders().page);
  const [filters, setFilters] = useState(noOrderFilters);
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const rows = useOrderRows(applied);
  const all = page?.complete ? page.orders.length : total;
  return (
    <>
      <PageTitle
        title="Pedidos"
        count={isUnfiltered(applied) ? all : page && rows.matching.length}
      />
      <FilterBar
        filters={view.filters.map((key) => orderFilters[key])}
        values={filters}
        onChange={setFilters}
      >
        {children}
      </FilterBar>
      <OrderResults view={view} status={status} filters={applied} rows={rows} total={all} />
    </>
  );
}
