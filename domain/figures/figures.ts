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

/** Pending orders by the day of their quote: before a day, and on it. */
export interface PendingAround {
  antes: number;
  nodia: number;
}

export interface FigureTotals extends Record<FigureOrders, OrderCount> {
  /** Median of the milliseconds from quote to approval; null where none was approved. */
  mediana: number | null;
}

export interface FigureRow {
  /** mm-yyyy, a uid, a CD_PRODUTO, …; '' for what has none. */
  chave: string;
  nome: string;
  /** Orders that were sent; of categories and products these are not counted. */
  enviados?: number;
  aprovados: number;
  /** Whole cents of them: of a category and a product, of its lines alone. */
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
  /** Without one, those of all groups. A month is a period of its own. */
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

/** Share of the sent orders that are approved, 0 to 1; undefined where none was sent. */
export function conversionOf({ enviados, aprovados }: Pick<FigureTotals, FigureOrders>) {
  return enviados.pedidos === 0 ? undefined : aprovados.pedidos / enviados.pedidos;
}

export function ticketOf({ aprovados }: Pick<FigureTotals, 'aprovados'>): number | undefined {
  return aprovados.pedidos === 0 ? undefined : Math.round(aprovados.centavos / aprovados.pedidos);
}

/** How much more than before: 0.2 is a fifth more; undefined where there was nothing. */
export function changeOf(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || before === undefined || before === 0 ? undefined : now / before - 1;
}
