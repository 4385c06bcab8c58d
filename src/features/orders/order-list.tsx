import { useDeferredValue, useMemo, useState } from 'react';

import type { Order } from '../../domain/order';
import type { OrderStatus } from '../../domain/order-status';
import { dataOf } from '../../providers/live';
import { useOrders } from '../../providers/orders';
import { FilterBar } from '../../ui/filter-bar';
import { PageTitle } from '../../ui/page-title';
import { OrderResults } from './order-results';
import { matchesFilters, noOrderFilters, orderFilters } from './order-filters';
import type { OrderView } from './order-views';
import { StatusFilter } from './status-filter';

interface OrderListProps {
  view: OrderView;
  status: OrderStatus;
  onStatusChange: (status: OrderStatus) => void;
  /** Of the status dropdown: how many orders are in the chosen status, in words. */
  figures: string;
}

const none: readonly Order[] = [];

/** The orders in one status, newest first, under their filters; needs an OrdersProvider of that status. */
export function OrderList({ view, status, onStatusChange, figures }: OrderListProps) {
  const { orders } = useOrders();
  const [filters, setFilters] = useState(noOrderFilters);
  // Typing stays fluent: the list follows when there is time for it.
  const applied = useDeferredValue(filters);
  const matching = useMemo(
    () => dataOf(orders)?.filter((order) => matchesFilters(order, applied)),
    [orders, applied],
  );
  return (
    <>
      <PageTitle title={view.title} count={matching?.length} />
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
      <OrderResults view={view} status={status} filters={applied} matching={matching ?? none} />
    </>
  );
}
