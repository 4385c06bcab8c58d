import type { Period } from './period';

/** What the figures of a period are made of: GET /resultados and the screen that shows them. */

/** What the orders of a period are grouped by. */
export const figureGroups = [
  'mes',
  'vendedor',
  'cidade',
  'categoria',
  'cliente',
  'produto',
] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** Which orders are meant: all that were sent, or those among them that are approved now. */
export const figureOrders = ['enviados', 'aprovados'] as const;
export type FigureOrders = (typeof figureOrders)[number];

/** How many orders, and their sum in whole cents. */
export interface OrderCount {
  pedidos: number;
  centavos: number;
}

export interface FigureTotals extends Record<FigureOrders, OrderCount> {
  /** Median of the milliseconds from quote to approval; null where none was approved. */
  mediana: number | null;
}

/** One group: a month, a seller, a product, … */
export interface FigureRow {
  /** mm-yyyy, a uid, a CD_PRODUTO, …; '' for what has none. */
  chave: string;
  nome: string;
  /** Orders that were sent; of categories and products these are not counted. */
  enviados?: number;
  /** Orders that are approved. */
  aprovados: number;
  /** Whole cents of them: of a category and a product, of its lines alone. */
  centavos: number;
  /** The same in the period before; months are not compared. */
  antes?: number;
  /** Of categories and products. */
  pecas?: number;
}

/** The groups with the largest sums, and how many there are. */
export interface FigureRows {
  linhas: FigureRow[];
  grupos: number;
}

export interface Figures {
  /** Until when all changes of orders are in them; milliseconds since 1970. */
  atualizadoem: number;
  periodo: Period;
  anterior: Period;
  agora: FigureTotals;
  antes: FigureTotals;
  por: Record<FigureGroup, FigureRows>;
}

/** The orders behind a figure. */
export interface FigureQuestion {
  periodo: Period;
  pedidos: FigureOrders;
  /** Without one, those of all groups. A month is a period of its own. */
  grupo?: { por: Exclude<FigureGroup, 'mes'>; chave: string };
}

export interface FigureOrder {
  numerodopedido: number;
  /** dd/mm/yyyy. */
  data: string;
  status: string;
  cliente: string;
  vendedor: string;
  /** What of it is in the figure. */
  centavos: number;
  /** Of the whole order. */
  total: number;
}

/** All of them counted, and some of them, newest first. */
export interface FigureOrderList extends OrderCount {
  lista: FigureOrder[];
}

/** Orders that come at once. */
export const figureOrdersAtOnce = 50;

/** Share of the sent orders that are approved, 0 to 1; undefined where none was sent. */
export function conversionOf({ enviados, aprovados }: Pick<FigureTotals, FigureOrders>) {
  return enviados.pedidos === 0 ? undefined : aprovados.pedidos / enviados.pedidos;
}

/** Whole cents of an average approved order; undefined where there is none. */
export function ticketOf({ aprovados }: Pick<FigureTotals, 'aprovados'>): number | undefined {
  return aprovados.pedidos === 0 ? undefined : Math.round(aprovados.centavos / aprovados.pedidos);
}

/** How much more than before: 0.2 is a fifth more; undefined where there was nothing. */
export function changeOf(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || before === undefined || before === 0 ? undefined : now / before - 1;
}
