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
  /** As in their newest order. */
  nome: string;
  somas: Summaries;
}

/** What orders add up to. */
export interface OrderSums {
  /** The last twelve months, oldest first; those without orders are there with zeros. */
  meses: MonthSums[];
  /** All who ever had an order. */
  vendedores: SellerSums[];
}

export function totalOf(sums: Summaries, measure: Measure): number {
  return orderStatuses.reduce((total, status) => total + sums[status][measure], 0);
}

/** Without the months before the first order: a chart of a young business is not mostly empty. */
export function sinceFirstOrder(months: readonly MonthSums[]): MonthSums[] {
  const first = months.findIndex(({ somas }) => totalOf(somas, 'quantidade') > 0);
  return first < 0 ? [] : months.slice(first);
}

/** Largest first; equal ones by name, so that bars don't swap places for no reason. */
export function rankSellers(sellers: readonly SellerSums[], measure: Measure): SellerSums[] {
  return [...sellers].sort(
    (a, b) =>
      totalOf(b.somas, measure) - totalOf(a.somas, measure) ||
      a.nome.localeCompare(b.nome, 'pt-BR'),
  );
}

/** Keeps the first entries; if there are more than `limit`, the last place holds the sum of the rest. */
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
