import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { OrderHead } from '../../../../domain/order/head';
import { mostChosen } from '../../../../domain/order/many';
import { byHead, noFilter } from '../../../../domain/order/search/by-head';
import { summaryOf } from '../../../../domain/figures/summary';
import type { OrderSort } from '../../../../domain/order/search/question';
import type { ListedStatus } from '../../../../domain/order/status';
import { routes } from '../../../config/routes';
import type { ListScreenOf, ListState } from '../../../list/list';
import { useSummaries } from '../../../providers/figures/summaries';
import { useOwnSums } from '../../../providers/figures/order-sums';
import { dataOf, mapLive, seenAtOf } from '../../../providers/live/live';
import type { OrderScope } from '../../../providers/order/orders';
import { EmptyState } from '../../../ui/states/empty-state';
import { SellersNotice } from '../change/seller-select';
import type { ItemColumn } from '../detail/item-table';
import { mostPicked } from '../parts/most-picked';
import { CustomerFilter } from '../search/customer-filter';
import { NoMatch } from '../search/no-match';
import {
  filtersIn,
  isOfPerson,
  isUnfiltered,
  orderFilters,
  sortWords,
} from '../search/order-filters';
import { OrderFinder } from '../search/order-finder';
import { OrdersOfPerson } from '../search/orders-of-person';
import { UncountedNotice } from '../search/uncounted-notice';
import type { HistoryReader } from '../words/history-words';
import {
  countWords,
  failureWords,
  noOrdersIn,
  noOrdersOf,
  searching,
  summaryWords,
} from '../words/order-words';
import { columnsOf, type OrderColumnKey } from './columns/order-columns';
import styles from './columns/order-columns.module.css';
import { ListButtons } from './list-buttons';
import { OrderPanel } from './order-panel';
import { orderAddress, placeOf, placeOfWords, type OrderPlace } from './order-place';
import { StaffPickBar } from './pick/staff-pick-bar';
import { PrintBar } from './pick/pick-bar';
import { StatusFilter } from './status-filter';
import { toggled } from './use-open-orders';
import { useOrderRows, type ListedOrder, type OrderRows, type Totals } from './use-order-rows';

export type OrderListState = ListState<OrderHead, ListedOrder, OrderPlace, OrderRows>;

/** The orders and actions of a role: columns here, data in the rules. A test compares both. */
interface Declared {
  scope: OrderScope;
  filters: Partial<typeof orderFilters>;
  /** In the order of the status dropdown. */
  statuses: readonly ListedStatus[];
  columns: readonly OrderColumnKey[];
  tableFrom: number;
  /** The columns of the item table in the details. Prices are compared with the product table. */
  itemColumns: readonly ItemColumn[];
  /** Copies that are printed or sent show prices. */
  priced: boolean;
  /** The reader of the history. */
  reader: HistoryReader;
  /** The details show 'Pedir de novo' for the person's own orders. */
  againInDetail?: true;
  useTotals: (place: OrderPlace) => Totals;
}

/** A role's list of orders. */
export interface ListOfOrders
  extends
    ListScreenOf<OrderHead, ListedOrder, OrderPlace, OrderRows>,
    Omit<Declared, 'columns' | 'filters'> {}

function listOf({ columns, ...declared }: Declared): ListOfOrders {
  const { filters, statuses, reader } = declared;
  const isStaff = reader === 'staff';
  const hands = columns.includes('changeSeller');
  const list: ListOfOrders = {
    ...declared,
    title: 'Pedidos',
    address: orderAddress(filters, statuses),
    keyOf: ({ numerodopedido }) => numerodopedido,
    nameOf: ({ numerodopedido }) => `Pedido ${numerodopedido}`,
    choiceOf: ({ numerodopedido }) => `Escolher pedido ${numerodopedido}`,
    columns: columnsOf(...columns),
    className: `${styles.orders} ${hands ? styles.ofSellers : ''}`,
    cards: 'lines',
    asks: ({ open: _open, view: _view, ordem: _ordem, ...asked }) => asked,
    useRows: (applied, { place, change }) =>
      useOrderRows(applied, { place, change, totals: list.useTotals(place) }),
    opens: (order, change) => change(toggled(order)),
    panel: (row, hidden) => <OrderPanel list={list} row={row} hidden={hidden} />,
    selection: {
      most: isStaff ? mostChosen : mostPicked,
      compare: ({ ordem }) => byHead(ordem),
    },
    ...(isStaff && {
      sorting: { now: ({ ordem }) => ordem, change: (ordem) => ({ ordem: ordem as OrderSort }) },
      usualSort: noFilter.ordem,
      sortWords,
    }),
    words: {
      loading: 'Carregando pedidos…',
      failed: failureWords.orders,
      searching,
      noMatch: '',
      searchFailed: failureWords.search,
    },
    empty: ({ place: { status } }) =>
      isStaff ? <EmptyState title={noOrdersIn(status)} /> : <EmptyState {...firstOrder} />,
    parts: {
      finder: ({ change }) => (
        <div role="search">
          <OrderFinder
            reader={reader}
            onFind={(found) => change(placeOf(found))}
            {...(isStaff && { onList: (texto) => change(placeOfWords(texto)) })}
          />
        </div>
      ),
      actions: (state) => <ListButtons list={list} state={state} />,
      controls: (state) => <Controls list={list} state={state} />,
      notices: (state) => (
        <>
          {hands && <People {...state} />}
          {isStaff && <UncountedNotice />}
          {hands && <SellersNotice />}
        </>
      ),
      bar: (state) => (isStaff ? <StaffPickBar {...state} /> : <PrintBar {...state} />),
      noMatch: (state) => <Nothing list={list} {...state} />,
      foot: ({ rows: { isSearching, rows } }) =>
        isSearching &&
        rows.length > 0 && (
          <p role="status" style={{ padding: 'var(--mmv-space-4)' }}>
            {searching}
          </p>
        ),
    },
  };
  return list;
}

const nobody = { cliente: '', representante: '', open: [] };

interface PartProps {
  list: ListOfOrders;
  state: OrderListState;
}

/** The filters of customer and status. */
function Controls({ list, state }: PartProps) {
  const { place, change, rows } = state;
  return (
    <>
      {list.scope === 'seller' && (
        <CustomerFilter
          value={place.cliente}
          listed={rows.rows[0]?.item}
          onChange={(cliente) => change({ cliente, open: [] })}
        />
      )}
      <StatusFilter
        statuses={list.statuses}
        value={place.status}
        onChange={(status) => change({ status, open: [] })}
        figures={rows.figures}
      />
    </>
  );
}

/** Notices that the list only has orders of certain people. */
function People({ place: { cliente, representante }, change }: OrderListState) {
  return [cliente, representante]
    .filter(Boolean)
    .map((uid) => <OrdersOfPerson key={uid} uid={uid} onEnd={() => change(nobody)} />);
}

function Nothing({ list, rows, applied, change }: OrderListState & { list: ListOfOrders }) {
  const { status, cliente } = applied;
  if (rows.isWhole && isUnfiltered(filtersIn(applied))) {
    return <EmptyState title={noOrdersIn(status)} />;
  }
  if (rows.isWhole && isOfPerson(filtersIn(applied))) {
    return <EmptyState title={noOrdersOf(cliente === '' ? 'vendedor' : 'cliente', status)} />;
  }
  return (
    <NoMatch
      rows={rows}
      filters={applied}
      status={status}
      statuses={list.statuses}
      onShow={(other) => change({ status: other, open: [] })}
    />
  );
}

const firstOrder: { title: string; action: ReactNode } = {
  title: 'Não temos pedidos para lhe mostrar.',
  action: (
    <Link to={routes.products} state={{ nomedacategoria: null }}>
      Clique aqui
    </Link>
  ),
};

const { representante, empresa, vendedor, numero, cliente, ...further } = orderFilters;

/** /pedidos: all orders, for the administrator. */
export const administratorOrders = listOf({
  scope: 'all',
  filters: { numero, empresa, vendedor, cliente, representante, ...further },
  statuses: ['Aprovado', 'Pendente', 'Excluido', ''],
  columns: [
    ...(['number', 'date', 'company', 'seller', 'changeSeller', 'total', 'moveStatus'] as const),
    ...(['print', 'items', 'delete'] as const),
  ],
  tableFrom: 900,
  itemColumns: ['code', 'name', 'price', 'quantity', 'stock', 'total'],
  priced: true,
  reader: 'staff',
  useTotals: (place) => {
    const sum = mapLive(useSummaries(), (all) => summaryOf(all, place.status));
    // The orders of one person are not counted by status.
    if (place.cliente !== '' || place.representante !== '') return uncounted;
    return {
      total: dataOf(sum)?.quantidade,
      figures: summaryWords(sum),
    };
  },
});

/** /pedidosvendedor (§2): the seller's own orders, which they can move but not reassign. A copy replaces the PDF. */
export const sellerOrders = listOf({
  scope: 'seller',
  filters: { numero, cliente, ...further },
  statuses: ['Pendente', 'Aprovado', 'Excluido', ''],
  columns: ['number', 'date', 'company', 'total', 'moveStatus', 'copy', 'items', 'delete'],
  tableFrom: 820,
  itemColumns: ['code', 'name', 'price', 'quantity', 'stock', 'total'],
  priced: true,
  reader: 'staff',
  againInDetail: true,
  useTotals: (place) => {
    const sums = useOwnSums();
    // Without a count if the list has one customer's orders, or if the last count is older than the rows.
    const isCounted = place.cliente === '' && seenAtOf(sums) === undefined;
    const total = isCounted
      ? dataOf(mapLive(sums, ({ all }) => summaryOf(all, place.status)))?.quantidade
      : undefined;
    return { total, figures: total === undefined ? '' : countWords(total) };
  },
});

/** /pedidoscliente (§2): the customer's own orders, read-only and without prices. */
export const customerOrders = listOf({
  scope: 'customer',
  filters: { numero },
  statuses: ['Pendente', 'Aprovado', 'Excluido'],
  columns: ['number', 'date', 'representative', 'status', 'copy', 'items', 'again'],
  tableFrom: 660,
  itemColumns: ['code', 'name', 'quantity'],
  priced: false,
  reader: 'customer',
  useTotals: () => uncounted,
});

const uncounted: Totals = { total: undefined, figures: '' };
