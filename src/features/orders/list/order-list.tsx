import { useDeferredValue, useState } from 'react';

import type { OrderStatus } from '../../../../domain/order-status';
import { dataOf } from '../../../providers/live';
import { useOrders } from '../../../providers/orders';
import { FilterBar } from '../../../ui/filter-bar';
import { PageTitle } from '../../../ui/page-title';
import { isUnfiltered, noOrderFilters, orderFilters } from '../search/order-filters';
import { OrderResults } from './order-results';
import type { OrderView } from './order-views';
import { StatusFilter } from './status-filter';
import { useOrderRows } from '../search/use-order-rows';

interface OrderListProps {
  view: OrderView;
  status: OrderStatus;
  onStatusChange: (status: OrderStatus) => void;
  /** How many orders are in the status; undefined where that is not known. */
  total: number | undefined;
  /** The same in words, on the face of the status dropdown. */
  figures: string;
}

/** The orders in one status, newest first, under their filters; needs an OrdersProvider of that status. */
export function OrderList({ view, status, onStatusChange, total, figures }: OrderListProps) {
  const page = dataOf(useOrders().page);
  const [filters, setFilters] = useState(noOrderFilters);
  // Typing stays fluent: the list follows when there is time for it.
  const applied = useDeferredValue(filters);
  const rows = useOrderRows(applied);
  const all = page?.complete ? page.orders.length : total;
  return (
    <>
      <PageTitle
        title={view.title}
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
          figures={figures}
          onChange={onStatusChange}
        />
      </FilterBar>
      <OrderResults view={view} status={status} filters={applied} rows={rows} total={all} />
    </>
  );
}
