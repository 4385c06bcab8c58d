import { orderStatuses, type ListedStatus, type OrderStatus } from '../order/status';

/** Number of orders in a status, and their sum (decision 26). */
export interface Summary {
  quantidade: number;
  /** Whole cents, which add up without rounding errors. */
  centavos: number;
}

export type Summaries = Record<OrderStatus, Summary>;

const emptySummary: Summary = { quantidade: 0, centavos: 0 };

export const emptySummaries: Summaries = {
  Pendente: emptySummary,
  Aprovado: emptySummary,
  Excluido: emptySummary,
};

/** The summary of one status, or of all statuses together. */
export function summaryOf(summaries: Summaries, status: ListedStatus): Summary {
  if (status !== '') return summaries[status];
  return Object.values(summaries).reduce((all, { quantidade, centavos }) => ({
    quantidade: all.quantidade + quantidade,
    centavos: all.centavos + centavos,
  }));
}

export function summariesFrom(stored: Partial<Summaries> | null): Summaries {
  const summaries = { ...emptySummaries };
  for (const status of orderStatuses) summaries[status] = stored?.[status] ?? emptySummary;
  return summaries;
}
