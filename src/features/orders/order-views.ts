import { statusLabels, type OrderStatus } from '../../domain/order-status';
import type { ItemColumn } from './item-columns';
import type { OrderColumn } from './order-columns';
import type { OrderFilterKey } from './order-filters';

/** What one role sees of the orders; what it may do with them are its columns (specification, section 6). */
export interface OrderView {
  title: string;
  filters: readonly OrderFilterKey[];
  /** In the order of the status dropdown. */
  statuses: readonly OrderStatus[];
  columns: readonly OrderColumn[];
  /** Of the item table in the details; where there is a price, it is compared with the product table's. */
  itemColumns: readonly ItemColumn[];
  /** Said while no order is in the chosen status. */
  empty: (status: OrderStatus) => string;
}

export const administratorView: OrderView = {
  title: 'Pedidos',
  filters: ['number', 'company', 'seller'],
  statuses: ['Aprovado', 'Pendente', 'Excluido'],
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
  itemColumns: ['code', 'name', 'price', 'quantity', 'stock', 'total'],
  empty: (status) => `Não temos pedidos ${statusLabels[status]} para lhe mostrar.`,
};
