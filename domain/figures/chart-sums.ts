import { orderStatuses, type OrderStatus } from '../order/status';
import type { Summaries, Summary } from './summary';

export type Measure = keyof Summary;

export interface MonthSums {
  /** mm-yyyy. */
  mes: string;
  somas: Summaries;
}

export interface SellerSums {
  uid: string;
  /** The seller's name in their newest order. */
  nome: string;
  somas: Summaries;
}

/** The sums of all orders, by month and by seller. */
export interface OrderSums {
  /** The last twelve months, oldest first. Months without orders are included with zeros. */
  meses: MonthSums[];
  /** All sellers who ever had an order. */
  vendedores: SellerSums[];
}

export function totalOf(sums: Summaries, measure: Measure): number {
  return orderStatuses.reduce((total, status) => total + sums[status][measure], 0);
}

/** Drops the months before the first order, so that a new business doesn't get a mostly empty chart. */
export function sinceFirstOrder(months: readonly MonthSums[]): MonthSums[] {
  const first = months.findIndex(({ somas }) => totalOf(somas, 'quantidade') > 0);
  return first < 0 ? [] : months.slice(first);
}

/** Largest first; equal sellers by name, so that bars keep their places. */
export function rankSellers(sellers: readonly SellerSums[], measure: Measure): SellerSums[] {
  return [...sellers].sort(
    (a, b) =>
      totalOf(b.somas, measure) - totalOf(a.somas, measure) ||
      a.nome.localeCompare(b.nome, 'pt-BR'),
  );
}

/** Keeps the first entries. If there are more than `limit`, the last entry is the sum of the rest. */
export function gatherRest(sellers: readonly SellerSums[], limit: number): SellerSums[] {
  if (sellers.length <= limit) return [...sellers];
  const rest = sellers.slice(limit - 1);
  const nome = `Outros (${rest.length})`;
  return [...sellers.slice(0, limit - 1), { uid: 'rest', nome, somas: addUp(rest) }];
}

function addUp(sellers: readonly SellerSums[]): Summaries {
  const add = (status: OrderStatus): Summary => ({
    quantidade: sellers.reduce((sum, { somas }) => sum + somas[status].quantidade, 0),
    centavos: sellers.reduce((sum, { somas }) => sum + somas[status].centavos, 0),
  });
  return { Pendente: add('Pendente'), Aprovado: add('Aprovado'), Excluido: add('Excluido') };
}
