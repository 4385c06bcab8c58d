import { orderStatuses, type OrderStatus } from './order-status';

/** How many orders are in a status and how many reais they are (decision 26). */
export interface Summary {
  quantidade: number;
  total: number;
}

/** `resumopedidos`, and the same of one seller or one month. */
export type Summaries = Record<OrderStatus, Summary>;

const none: Summary = { quantidade: 0, total: 0 };

export const emptySummaries: Summaries = { Pendente: none, Aprovado: none, Excluido: none };

/** What is stored of each status; a status that nothing has come to yet is not. */
export function summariesFrom(stored: Partial<Summaries> | null): Summaries {
  const summaries = { ...emptySummaries };
  for (const status of orderStatuses) summaries[status] = stored?.[status] ?? none;
  return summaries;
}
