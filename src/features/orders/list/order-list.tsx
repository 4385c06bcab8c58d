import { useDeferredValue, useState } from 'react';

import type { OrderStatus } from '../../../../domain/order-status';
import { dataOf } from '../../../providers/live';
import { useOrders } from '../../../providers/orders';
import { FilterBar } from '../../../ui/filter-bar';
import { PageTitle } from '../../../ui/page-title';
import { isUnfiltered, noOrderFilters, orderFilters } from '../search/order-filters';
import { useOrderRows } from '../search/use-order-rows';
import { OrderResults } from './order-results';
import type { OrderView } from './order-views';
import { StatusFilter } from './status-filter';

interface OrderListProps {
  view: OrderView;
  status: OrderStatus;
  /** How many orders are in the status; undefined where that is not known. */
  total?: number | undefined;
  /** The same in words, for the face of the status dropdown; '' while that is not known. */
  figures?: string;
  onStatusChange: (status: OrderStatus) => void;
}

/** The orders in one status, newest first, under their filters; needs an OrdersProvider of that status. */
export function OrderList({ view, status, total, figures, onStatusChange }: OrderListProps) {
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
        <StatusFilter
          statuses={view.statuses}
          value={status}
          onChange={onStatusChange}
          figures={figures}
        />
      </FilterBar>
      <OrderResults
        view={view}
        status={status}
        onStatusChange={onStatusChange}
        filters={applied}
        rows={rows}
        total={all}
      />
    </>
  );
}
