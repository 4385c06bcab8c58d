import type { Period } from './period';

export const figureGroups = [
  'mes',
  'vendedor',
  'cidade',
  'categoria',
  'cliente',
  'produto',
] as const;
export type FigureGroup = (typeof figureGroups)[number];

export const figureOrders = ['enviados', 'aprovados'] as const;
export type FigureOrders = (typeof figureOrders)[number];

export interface OrderCount {
  pedidos: number;
  centavos: number;
}

/** Pending orders by the day of their quote: before a certain day, and on it. */
export interface PendingAround {
  antes: number;
  nodia: number;
}

export interface FigureTotals extends Record<FigureOrders, OrderCount> {
  /** Median time from quote to approval in milliseconds; null if no order was approved. */
  mediana: number | null;
}

export interface FigureRow {
  /** mm-yyyy, a uid, a CD_PRODUTO, …; '' if the order has none, such as no city. */
  chave: string;
  nome: string;
  /** Number of sent orders. Absent for categories and products. */
  enviados?: number;
  aprovados: number;
  /** Whole cents of the approved orders. A category's or product's row counts only its own lines. */
  centavos: number;
  antes?: number;
  pecas?: number;
}

export interface FigureRows {
  linhas: FigureRow[];
  grupos: number;
}

export interface Figures {
  atualizadoem: number;
  periodo: Period;
  anterior: Period;
  agora: FigureTotals;
  antes: FigureTotals;
  por: Record<FigureGroup, FigureRows>;
}

export interface FigureQuestion {
  periodo: Period;
  pedidos: FigureOrders;
  /** Restricts the orders to one row of a group; absent for all orders. A month is asked for as `periodo`. */
  grupo?: { por: Exclude<FigureGroup, 'mes'>; chave: string };
}

export interface FigureOrder {
  numerodopedido: number;
  data: string;
  status: string;
  cliente: string;
  vendedor: string;
  centavos: number;
  total: number;
}

export interface FigureOrderList extends OrderCount {
  lista: FigureOrder[];
}

export const figureOrdersAtOnce = 50;

/** Share of the sent orders that are approved, 0 to 1; undefined if none was sent. */
export function conversionOf({ enviados, aprovados }: Pick<FigureTotals, FigureOrders>) {
  return enviados.pedidos === 0 ? undefined : aprovados.pedidos / enviados.pedidos;
}

export function ticketOf({ aprovados }: Pick<FigureTotals, 'aprovados'>): number | undefined {
  return aprovados.pedidos === 0 ? undefined : Math.round(aprovados.centavos / aprovados.pedidos);
}

/** Relative change: 0.2 means a fifth more. Undefined if the earlier value is 0 or unknown. */
export function changeOf(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || before === undefined || before === 0 ? undefined : now / before - 1;
}
