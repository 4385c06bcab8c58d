import { orderStatuses, type OrderStatus } from '../order/status';
import type { Summaries, Summary } from './summary';
import type { SellerEntry } from '../people/user';

export type Measure = keyof Summary;

export interface MonthSums {
  /** mm-yyyy. */
  month: string;
  sums: Summaries;
}

export interface SellerSums {
  uid: string;
  sums: Summaries;
}

export interface NamedSellerSums extends SellerSums {
  name: string;
}

export function totalOf(sums: Summaries, measure: Measure): number {
  return orderStatuses.reduce((total, status) => total + sums[status][measure], 0);
}

/** Without the months before the first order: a chart of a young business is not mostly empty. */
export function sinceFirstOrder(months: readonly MonthSums[]): MonthSums[] {
  const first = months.findIndex(({ sums }) => totalOf(sums, 'quantidade') > 0);
  return first < 0 ? [] : months.slice(first);
}

export function nameSellers(
  sellers: readonly SellerSums[],
  entries: readonly SellerEntry[],
): NamedSellerSums[] {
  const names = new Map(entries.map(({ value, label }) => [value, label]));
  return sellers
    .filter(({ sums }) => totalOf(sums, 'quantidade') > 0)
    .map((seller) => ({ ...seller, name: names.get(seller.uid) ?? 'Vendedor sem cadastro' }));
}

/** Largest first; equal ones by name, so that bars don't swap places for no reason. */
export function rankSellers(
  sellers: readonly NamedSellerSums[],
  measure: Measure,
): NamedSellerSums[] {
  return [...sellers].sort(
    (a, b) =>
      totalOf(b.sums, measure) - totalOf(a.sums, measure) || a.name.localeCompare(b.name, 'pt-BR'),
  );
}

/** Keeps the first entries; if there are more than `limit`, the last place holds the sum of the rest. */
export function gatherRest(sellers: readonly NamedSellerSums[], limit: number): NamedSellerSums[] {
  if (sellers.length <= limit) return [...sellers];
  const rest = sellers.slice(limit - 1);
  const name = `Outros (${rest.length})`;
  return [...sellers.slice(0, limit - 1), { uid: '', name, sums: addUp(rest) }];
}

function addUp(sellers: readonly SellerSums[]): Summaries {
  const add = (status: OrderStatus): Summary => ({
    quantidade: sellers.reduce((sum, { sums }) => sum + sums[status].quantidade, 0),
    centavos: sellers.reduce((sum, { sums }) => sum + sums[status].centavos, 0),
  });
  return { Pendente: add('Pendente'), Aprovado: add('Aprovado'), Excluido: add('Excluido') };
}
