import { orderStatuses, type OrderStatus } from '../order/status';

/** The number of orders in a status and their sum (decision 26). */
export interface Summary {
  quantidade: number;
  /** Whole cents, which add up without binary fractions. */
  centavos: number;
}

export type Summaries = Record<OrderStatus, Summary>;

const none: Summary = { quantidade: 0, centavos: 0 };

export const emptySummaries: Summaries = { Pendente: none, Aprovado: none, Excluido: none };

export function summariesFrom(stored: Partial<Summaries> | null): Summaries {
  const summaries = { ...emptySummaries };
  for (const status of orderStatuses) summaries[status] = stored?.[status] ?? none;
  return summaries;
}
