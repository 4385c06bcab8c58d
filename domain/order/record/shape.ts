import { fromCents, toCents } from '../../words/money';
import type { Order } from '../order';
import { addUpLines } from '../lines';
import { dateWords, hourWords, momentFromWords, orderMoment, timeOf } from '../quote/time/moment';
import type { CartLine } from '../../product/product';

/** An order from the original app or another source: lines may have gaps, and all other fields may be missing. */
export type OriginalOrder = Pick<Order, 'data' | 'hora' | 'total'> &
  Partial<Pick<Order, 'criadoem' | 'centavos' | 'linhas' | 'quando'>> & { itens?: unknown };

type Shaped = Pick<Order, 'data' | 'hora' | 'total' | 'centavos'> &
  Partial<Pick<Order, 'itens' | 'linhas' | 'quando' | 'criadoem'>>;

/**
 * Repairs an order: total from its lines, an invalid date from `criadoem`, a missing `criadoem` from the date. Keeps
 * unreadable lines unchanged.
 */
export function shapeOf(order: OriginalOrder): Shaped {
  return { ...sumsOf(order), ...dateOf(order) };
}

function sumsOf({
  itens,
  total,
}: OriginalOrder): Pick<Shaped, 'total' | 'centavos' | 'itens' | 'linhas'> {
  const lines = linesOf(itens);
  if (lines.length === 0 || !lines.every(isPriced)) return { total, centavos: toCents(total) };
  const shaped = addUpLines(lines);
  const centavos = shaped.at(-1)?.soma ?? 0;
  return { total: fromCents(centavos), centavos, itens: shaped, linhas: shaped.length };
}

function linesOf(itens: unknown): unknown[] {
  if (typeof itens !== 'object' || itens === null) return [];
  return Object.values(itens).filter((line) => line !== null && line !== undefined);
}

function isPriced(line: unknown): line is CartLine {
  if (typeof line !== 'object' || line === null) return false;
  const { preco_venda, quantity } = line as Partial<CartLine>;
  return Number.isFinite(preco_venda) && Number.isFinite(quantity);
}

function dateOf({
  data,
  hora,
  criadoem,
}: OriginalOrder): Pick<Shaped, 'data' | 'hora' | 'quando' | 'criadoem'> {
  const told = momentFromWords(data, hora);
  if (told) return { data, hora, quando: told, criadoem: criadoem ?? timeOf(told) };
  if (criadoem === undefined) return { data, hora };
  const quando = orderMoment(new Date(criadoem));
  return { data: dateWords(quando), hora: hourWords(quando), quando, criadoem };
}
