import {
  isAsked,
  matchesHead,
  noFilter,
  type ListFilter,
} from '../../../../domain/order/search/by-head';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrdersToRead } from '../../../providers/order/search/use-order-reader';
import type { Filter } from '../../../ui/forms/filter-bar';

/** The text filters over a list of orders (§2, §5). */
export type OrderFilterKey = 'numero' | 'empresa' | 'vendedor';

export const orderFilters: Record<OrderFilterKey, Filter<OrderFilterKey>> = {
  numero: { key: 'numero', label: 'Número do pedido', kind: 'text' },
  empresa: { key: 'empresa', label: 'Nome da empresa', kind: 'upper' },
  vendedor: { key: 'vendedor', label: 'Nome do vendedor', kind: 'upper' },
};

/** What a list is asked for; the number finds one order, which is read directly. */
export interface OrderFilters extends ListFilter {
  numero: string;
}

/** Of something that holds filters too, they alone. */
export function filtersIn(holder: OrderFilters): OrderFilters {
  const entries = [...Object.keys(noFilter), 'numero'] as (keyof OrderFilters)[];
  return Object.fromEntries(entries.map((name) => [name, holder[name]])) as unknown as OrderFilters;
}

export function isUnfiltered({ numero, ...filter }: OrderFilters): boolean {
  return numero.trim() === '' && !isAsked(filter);
}

/** The typed number; undefined for none. §5: '12', ' 12 ' and '012' find order 12. */
export function numberIn({ numero }: OrderFilters): number | undefined {
  return numero.trim() === '' ? undefined : Number(numero);
}

/** Whether an order passes the filters, as far as its head says that. */
export function matchesFilters(order: OrderHead, filters: OrderFilters): boolean {
  const { numero: _numero, ...filter } = filters;
  const number = numberIn(filters);
  return (number === undefined || order.numerodopedido === number) && matchesHead(filter, order);
}

/** What is read of the list for an export and for a choice of all. */
export function wantedBy(filters: OrderFilters): OrdersToRead {
  const { numero: _numero, ...filter } = filters;
  const number = numberIn(filters);
  return number === undefined ? { filter } : { number };
}
