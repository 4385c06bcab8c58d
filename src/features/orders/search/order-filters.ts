import type { Order } from '../../../../domain/order';
import { contains } from '../../../../domain/text';
import { companyOf } from '../../../../domain/user';
import type { OrderWanted } from '../../../providers/use-order-search';
import type { Filter } from '../../../ui/filter-bar';

/** The text filters over a list of orders (§2, §5). */
export type OrderFilterKey = 'number' | 'company' | 'seller';

export const orderFilters: Record<OrderFilterKey, Filter<OrderFilterKey>> = {
  number: { key: 'number', label: 'Número do pedido', kind: 'text' },
  company: { key: 'company', label: 'Nome da empresa', kind: 'upper' },
  seller: { key: 'seller', label: 'Nome do vendedor', kind: 'upper' },
};

export type OrderFilterValues = Record<OrderFilterKey, string>;

export const noOrderFilters: OrderFilterValues = { number: '', company: '', seller: '' };

export function isUnfiltered({ number, company, seller }: OrderFilterValues): boolean {
  return number.trim() === '' && company.trim() === '' && seller.trim() === '';
}

/** Whether an order passes the filters; the number exactly (§5). */
export function matchesFilters(order: Order, { number, company, seller }: OrderFilterValues) {
  return (
    (number.trim() === '' || isNumber(order.numerodopedido, number)) &&
    contains(companyOf(order.cliente), company) &&
    contains(order.vendedor, seller)
  );
}

/** §5: exact by loose equality, so '12', ' 12 ' and '012' find order 12. */
function isNumber(numerodopedido: number, typed: string): boolean {
  return Number(typed) === numerodopedido;
}

/** What to look for beyond the orders that are loaded; null while nothing is typed. */
export function wantedBy(filters: OrderFilterValues): OrderWanted | null {
  const number = filters.number.trim();
  if (number !== '') return { number: Number(number) };
  if (isUnfiltered(filters)) return null;
  return { matches: (order) => matchesFilters(order, filters) };
}
