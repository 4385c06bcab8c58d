import {
  isDiffering,
  needsAttention,
  type OrderFacts,
} from '../../../../domain/order/check/alerts';
import { holdsWords, type OrderHead } from '../../../../domain/order/head';
import { contains } from '../../../../domain/words/text';
import { companyOf } from '../../../../domain/people/user';
import type { NamedPeople, OrderWanted } from '../../../providers/order/search/use-order-search';
import type { Filter } from '../../../ui/forms/filter-bar';

/** The text filters over a list of orders (§2, §5). */
export type OrderFilterKey = 'number' | 'company' | 'seller';

export const orderFilters: Record<OrderFilterKey, Filter<OrderFilterKey>> = {
  number: { key: 'number', label: 'Número do pedido', kind: 'text' },
  company: { key: 'company', label: 'Nome da empresa', kind: 'upper' },
  seller: { key: 'seller', label: 'Nome do vendedor', kind: 'upper' },
};

export interface OrderFilterValues extends Record<OrderFilterKey, string> {
  /** Only orders whose customer wrote something. */
  words: boolean;
  /** Only orders whose lines differ from the product table. */
  differs: boolean;
  /** Only orders that somebody should look at. */
  attention: boolean;
}

export function isUnfiltered(filters: OrderFilterValues) {
  const { number, company, seller, words } = filters;
  const texts = [number, company, seller];
  return texts.every((text) => text.trim() === '') && !words && !judges(filters);
}

/** Whether orders are asked for what they don't tell by themselves. */
export function judges({ differs, attention }: OrderFilterValues): boolean {
  return differs || attention;
}

/** Whether an order is what is asked for, by what is known beside it. */
export function isWanted(
  { differs, attention }: OrderFilterValues,
  order: OrderHead,
  facts: OrderFacts,
): boolean {
  return (!differs || isDiffering(order, facts)) && (!attention || needsAttention(order, facts));
}

const nobody: NamedPeople = { customers: new Set() };

/**
 * Whether an order passes the filters; the number exactly (§5). Of `people` who were found by the typed name it need not
 * have the name. What an order doesn't tell is asked by `isWanted`.
 */
export function matchesFilters(
  order: OrderHead,
  { number, company, seller, words }: OrderFilterValues,
  { customers, only } = nobody,
): boolean {
  const { uid } = order.cliente;
  const isOfCompany =
    only && 'customers' in only
      ? only.customers.has(uid)
      : contains(companyOf(order.cliente), company) || customers.has(uid);
  const isOfSeller =
    only && 'sellers' in only
      ? only.sellers.has(order.idvendedor)
      : contains(order.vendedor, seller);
  return (
    (number.trim() === '' || isNumber(order.numerodopedido, number)) &&
    isOfCompany &&
    isOfSeller &&
    (!words || holdsWords(order))
  );
}

/** §5: exact by loose equality, so '12', ' 12 ' and '012' find order 12. */
function isNumber(numerodopedido: number, typed: string): boolean {
  return Number(typed) === numerodopedido;
}

/** What to look for beyond the orders that are loaded; null while nothing is asked. */
export function wantedBy(
  filters: OrderFilterValues,
  rest: ((order: OrderHead) => boolean) | undefined,
): OrderWanted | null {
  const number = filters.number.trim();
  if (number !== '') return { number: Number(number) };
  if (isUnfiltered(filters) && !rest) return null;
  const company = filters.company.trim();
  const seller = filters.seller.trim();
  return {
    matches: (order, people) => matchesFilters(order, filters, people) && (!rest || rest(order)),
    ...(company !== '' && { company }),
    ...(seller !== '' && { seller }),
    ...(judges(filters) && { judges: (order, facts) => isWanted(filters, order, facts) }),
  };
}

/** The same in all orders of the list, for what no index finds. */
export function wantedEverywhere(wanted: OrderWanted | null): OrderWanted | null {
  return wanted && 'matches' in wanted ? { ...wanted, everywhere: true } : wanted;
}
