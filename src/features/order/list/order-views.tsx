import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { routes } from '../../../config/routes';
import type { OrderStatus } from '../../../../domain/order/status';
import type { ItemColumn } from '../detail/item-table';
import type { HistoryReader } from '../words/history-words';
import { noOrdersIn } from '../words/order-words';
import type { OrderFilterKey } from '../search/order-filters';
import type { AddressValues } from '../../../providers/page/address/address-values';
import type { OrderColumn } from './table/order-columns';
import { orderAddress, type OrderPlace, type OrdersOf } from './order-place';

/** What one role sees of the orders and may do: here by columns, in the data by rules. A test compares the two. */
export interface OrderView {
  filters: readonly OrderFilterKey[];
  /** A field finds the customer whose orders alone are listed. */
  findsCustomer?: true;
  /** What stands below 'Mais filtros'. */
  further?: true;
  /** What the list keeps in its address. */
  address: AddressValues<OrderPlace>;
  /** In the order of the status dropdown. */
  statuses: readonly OrderStatus[];
  columns: readonly OrderColumn[];
  /** Pixels: where the list is narrower, its rows are cards. */
  tableFrom: number;
  /** Of the item table in the details; where there is a price, it is compared with the product table's. */
  itemColumns: readonly ItemColumn[];
  /** Prices stand in the copies that are printed and sent. */
  priced: boolean;
  /** What the list finds can be saved as a file. */
  exports?: true;
  /** Columns and the height of rows can be chosen. */
  arranges?: true;
  /** Whom the history is told. */
  reader: HistoryReader;
  /** 'Pedir de novo' stands in the details of those orders that are the person's own. */
  againInDetail?: true;
  /** Said while no order is in the chosen status. */
  empty: (status: OrderStatus) => string;
  /** Where to go from there. */
  emptyAction?: ReactNode;
}

function listOf(
  filters: readonly OrderFilterKey[],
  statuses: readonly OrderStatus[],
  of: readonly OrdersOf[] = [],
) {
  const hasFurther = of.length > 0;
  return {
    ...{ filters, statuses },
    ...(hasFurther && { further: true as const }),
    address: orderAddress(filters, statuses, of, hasFurther),
  };
}

export const administratorView: OrderView = {
  ...listOf(
    ['numero', 'empresa', 'vendedor'],
    ['Aprovado', 'Pendente', 'Excluido'],
    ['cliente', 'representante'],
  ),
  columns: [
    'number',
    'date',
    'company',
    'seller',
    'changeSeller',
    'total',
    'moveStatus',
    'print',
    'items',
    'delete',
  ],
  tableFrom: 900,
  itemColumns: ['code', 'name', 'price', 'quantity', 'stock', 'total'],
  priced: true,
  exports: true,
  arranges: true,
  reader: 'staff',
  empty: noOrdersIn,
};

/** /pedidosvendedor (§2): the seller's own orders, moved but not handed on, with a copy instead of the PDF. */
export const sellerView: OrderView = {
  ...listOf(['numero'], ['Pendente', 'Aprovado', 'Excluido'], ['cliente']),
  findsCustomer: true,
  columns: ['number', 'date', 'company', 'total', 'moveStatus', 'copy', 'items', 'delete'],
  tableFrom: 820,
  itemColumns: ['code', 'name', 'price', 'quantity', 'stock', 'total'],
  priced: true,
  exports: true,
  arranges: true,
  reader: 'staff',
  againInDetail: true,
  empty: noOrdersIn,
};

/** /pedidoscliente (§2): the customer's own orders, read-only and without prices. */
export const customerView: OrderView = {
  ...listOf(['numero'], ['Pendente', 'Aprovado', 'Excluido']),
  columns: ['number', 'date', 'seller', 'status', 'copy', 'items', 'again'],
  tableFrom: 660,
  itemColumns: ['code', 'name', 'quantity'],
  priced: false,
  reader: 'customer',
  empty: () => 'Não temos pedidos para lhe mostrar.',
  emptyAction: (
    <Link to={routes.products} state={{ nomedacategoria: null }}>
      Clique aqui
    </Link>
  ),
};
