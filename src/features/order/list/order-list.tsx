import { CheckSquareOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from 'react';

import { mostChosen } from '../../../../domain/order/many';
import { byHead } from '../../../../domain/order/search/by-head';
import { usePreference } from '../../../providers/session/preferences';
import { dataOf } from '../../../providers/live/live';
import { useOrders } from '../../../providers/order/orders';
import { FilterBar } from '../../../ui/forms/filter-bar';
import { PageTitle } from '../../../ui/pieces/page-title';
import { ExportButton } from '../export/export-button';
import { mostPicked } from '../parts/most-picked';
import { pickWords } from '../words/order-words';
import { CustomerFilter } from '../search/customer-filter';
import { FurtherButton, LateFurtherFields } from '../search/further/further-button';
import { countFurther, noFurther } from '../search/further/further-filters';
import { filtersIn, isUnfiltered, orderFilters, type OrderFilters } from '../search/order-filters';
import { OrderFinder } from '../search/order-finder';
import { OrdersOfPerson } from '../search/orders-of-person';
import { UncountedNotice } from '../search/uncounted-notice';
import { useOrderRows } from '../search/use-order-rows';
import { useNarrowerThan } from '../../../ui/hooks/use-narrower-than';
import { ColumnMenu } from './table/column-menu';
import { placeOf, type ChangePlace, type OrderPlace } from './order-place';
import { OrderResults } from './order-results';
import type { OrderView } from './order-views';
import { usePickedOrders } from './pick/use-picked-orders';
import { StatusFilter } from './status-filter';
import { useSorting } from './table/use-sorting';

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
  const { status, numero, empresa, vendedor, cliente, representante, open, ordem } = place;
  const page = dataOf(useOrders().page);
  const asked = JSON.stringify(filtersIn(place));
  const filters = useMemo(() => JSON.parse(asked) as OrderFilters, [asked]);
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const rows = useOrderRows(applied);
  const [isFurther, setFurther] = useState(false);
  const furtherId = useId();
  const [cleared, setCleared] = useState(0);
  const moves = view.columns.includes('moveStatus');
  const picked = usePickedOrders({
    listed: rows.listed,
    compare: useMemo(() => byHead(ordem), [ordem]),
    most: moves ? mostChosen : mostPicked,
    // The order of the list changes nothing.
    question: JSON.stringify({ ...filters, ordem: '' }),
  });
  const count = isUnfiltered(applied) ? (page?.complete ? page.items.length : total) : rows.count;
  const [look, changeLook] = usePreference('lista_de_pedidos');
  const sorting = useSorting(ordem, view.further === true, onChange);
  const frame = useRef<HTMLDivElement>(null);
  const hasTable = useNarrowerThan(frame, view.tableFrom) === false;
  return (
    <>
      <div ref={frame} />
      <PageTitle
        title="Pedidos"
        count={count}
        iconsOnPhone="all"
        finder={
          <div role="search">
            <OrderFinder reader={view.reader} onFind={(found) => onChange(placeOf(found))} />
          </div>
        }
        actions={
          <>
            {views}
            {view.arranges && hasTable && (
              <ColumnMenu columns={view.columns} look={look} onChange={changeLook} />
            )}
            <Button
              icon={moves ? <CheckSquareOutlined aria-hidden /> : <PrinterOutlined aria-hidden />}
              aria-pressed={picked.active}
              onClick={picked.switch}
            >
              {pickWords[picked.active ? 'end' : moves ? 'begin' : 'beginPrint']}
            </Button>
            {view.exports && !picked.active && (
              <ExportButton status={status} filters={filters} total={count} />
            )}
          </>
        }
      />
      <FilterBar
        filters={view.filters.map((key) => orderFilters[key])}
        values={{ numero, empresa, vendedor }}
        onChange={onChange}
        onClear={() => {
          onChange({ ...nobody, ...noFurther });
          setCleared((times) => times + 1);
        }}
        further={countFurther(place) + [cliente, representante].filter(Boolean).length}
      >
        {view.findsCustomer && (
          <CustomerFilter
            value={cliente}
            listed={rows.matching[0]}
            onChange={(uid) => onChange({ cliente: uid, open: [] })}
          />
        )}
        <StatusFilter
          statuses={view.statuses}
          value={status}
          onChange={(chosen) => onChange({ status: chosen, open: [] })}
          figures={figures}
        />
        {view.further && (
          <FurtherButton
            id={furtherId}
            count={countFurther(place)}
            open={isFurther}
            onClick={() => setFurther(!isFurther)}
          />
        )}
      </FilterBar>
      {!view.findsCustomer &&
        [cliente, representante]
          .filter(Boolean)
          .map((uid) => (
            <OrdersOfPerson key={uid} uid={uid} onEnd={() => onChange({ ...nobody, open: [] })} />
          ))}
      {view.further && isFurther && (
        // What was typed there and is no day or amount goes too.
        <LateFurtherFields key={cleared} id={furtherId} values={place} onChange={onChange} />
      )}
      {view.further && <UncountedNotice />}
      <OrderResults
        view={view}
        status={status}
        open={open}
        onChange={onChange}
        filters={applied}
        rows={rows}
        picked={picked}
        {...(view.arranges && { look })}
        sorting={sorting}
        total={total}
      />
    </>
  );
}

const nobody = { cliente: '', representante: '' };
