import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';

import { useListLook } from '../../../providers/list-look';
import { dataOf } from '../../../providers/live';
import { useOrders } from '../../../providers/orders';
import { FilterBar } from '../../../ui/filter-bar';
import { PageTitle } from '../../../ui/page-title';
import { ExportButton } from '../export/export-button';
import { pickWords } from '../order-words';
import { CustomerFilter } from '../search/customer-filter';
import { isUnfiltered, orderFilters } from '../search/order-filters';
import { useOrderRows } from '../search/use-order-rows';
import { useNarrowerThan } from '../use-narrower-than';
import { ColumnMenu } from './column-menu';
import type { ChangePlace, OrderPlace } from './order-place';
import { OrderResults } from './order-results';
import type { OrderView } from './order-views';
import { usePickedOrders } from './use-picked-orders';
import { StatusFilter } from './status-filter';

interface OrderListProps {
  view: OrderView;
  place: OrderPlace;
  onChange: ChangePlace;
  /** How many orders are in the status; undefined where that is not known. */
  total?: number | undefined;
  /** The same in words, for the face of the status dropdown; '' while that is not known. */
  figures?: string;
  /** The menu of saved views. */
  views?: ReactNode;
}

/** The orders in one status, newest first, under their filters; needs an OrdersProvider of that status. */
export function OrderList({ view, place, onChange, total, figures, views }: OrderListProps) {
  const { status, number, company, seller, customer, open } = place;
  const page = dataOf(useOrders().page);
  const filters = useMemo(() => ({ number, company, seller }), [number, company, seller]);
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const rows = useOrderRows(applied);
  const picked = usePickedOrders(rows.listed);
  const [look, changeLook] = useListLook();
  const frame = useRef<HTMLDivElement>(null);
  const hasTable = useNarrowerThan(frame, view.tableFrom) === false;
  const all = page?.complete ? page.orders.length : total;
  return (
    <>
      <div ref={frame} />
      <PageTitle
        title="Pedidos"
        count={isUnfiltered(applied) ? all : page && rows.matching.length}
        actions={
          <>
            {views}
            {view.arranges && hasTable && (
              <ColumnMenu columns={view.columns} look={look} onChange={changeLook} />
            )}
            <Button
              icon={<PrinterOutlined aria-hidden />}
              aria-pressed={picked.active}
              onClick={picked.switch}
            >
              {picked.active ? pickWords.end : pickWords.begin}
            </Button>
            {view.exports && (
              <ExportButton status={status} filters={filters} customer={customer} total={all} />
            )}
          </>
        }
      />
      <FilterBar
        filters={view.filters.map((key) => orderFilters[key])}
        values={filters}
        onChange={onChange}
        onClear={() => onChange({ customer: '' })}
      >
        {view.findsCustomer && (
          <CustomerFilter
            value={customer}
            onChange={(uid) => onChange({ customer: uid, open: [] })}
          />
        )}
        <StatusFilter
          statuses={view.statuses}
          value={status}
          onChange={(chosen) => onChange({ status: chosen, open: [] })}
          figures={figures}
        />
      </FilterBar>
      <OrderResults
        view={view}
        status={status}
        customer={customer}
        open={open}
        onChange={onChange}
        filters={applied}
        rows={rows}
        picked={picked}
        {...(view.arranges && { look })}
        total={all}
      />
    </>
  );
}
