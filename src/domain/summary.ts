import type { OrderStatus } from './order-status';

/** `resumopedidos/{status}`: how many orders and how many reais (design, 'Stored data'). */
export interface Summary {
  quantidade: number;
  total: number;
}

export type Summaries = Record<OrderStatus, Summary>;

const none: Summary = { quantidade: 0, total: 0 };

export const emptySummaries: Summaries = { Pendente: none, Aprovado: none, Excluido: none };
