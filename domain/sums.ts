import { roundToCents } from './money';
import { orderStatuses, type OrderStatus } from './order-status';
import type { Summaries, Summary } from './summary';
import type { SellerEntry } from './user';

/** The sums of orders that charts compare, and what of them is compared. */

/** How many orders, or their reais. */
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

/** Over all statuses. */
export function totalOf(sums: Summaries, measure: Measure): number {
  return orderStatuses.reduce((total, status) => total + sums[status][measure], 0);
}

/** Sellers and their sums under their names; who has no order is left out. */
export function nameSellers(
  sellers: readonly SellerSums[],
  entries: readonly SellerEntry[],
): NamedSellerSums[] {
  const names = new Map(entries.map(({ value, label }) => [value, label]));
  return sellers
    .filter(({ sums }) => totalOf(sums, 'quantidade') > 0)
    .map((seller) => ({ ...seller, name: names.get(seller.uid) ?? 'Vendedor sem cadastro' }));
}

/** Most first; those with the same by name, so that bars do not change places without a reason. */
export function rankSellers(
  sellers: readonly NamedSellerSums[],
  measure: Measure,
): NamedSellerSums[] {
  return [...sellers].sort(
    (a, b) =>
      totalOf(b.sums, measure) - totalOf(a.sums, measure) || a.name.localeCompare(b.name, 'pt-BR'),
  );
}

/** The first `limit` as they are; when there are more, the last place is the sum of the rest. */
export function gatherRest(sellers: readonly NamedSellerSums[], limit: number): NamedSellerSums[] {
  if (sellers.length <= limit) return [...sellers];
  const rest = sellers.slice(limit - 1);
  const name = `Outros (${rest.length})`;
  return [...sellers.slice(0, limit - 1), { uid: '', name, sums: addUp(rest) }];
}

function addUp(sellers: readonly SellerSums[]): Summaries {
  const add = (status: OrderStatus): Summary => ({
    quantidade: sellers.reduce((sum, { sums }) => sum + sums[status].quantidade, 0),
    total: roundToCents(sellers.reduce((sum, { sums }) => sum + sums[status].total, 0)),
  });
  return { Pendente: add('Pendente'), Aprovado: add('Aprovado'), Excluido: add('Excluido') };
}
