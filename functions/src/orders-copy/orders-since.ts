import { isCalendarDay } from '../../../domain/period';
import { saoPauloOffset } from '../../../domain/time';
import { queryProductTable } from '../product-table/query';
import { badQuery } from '../query';
import { machineOrder } from './machine-order';

/** So many orders at most in one answer: with a thousand lines each they still fit into it. */
export const ordersAtOnce = 100;

/** Where a machine stands: it wants what changed since a moment, in milliseconds, and what was copied after a number. */
interface Cursor {
  since: number;
  copy: number;
}

/** `desde`: a moment, a day of São Paulo, or the cursor of the answer before. */
export function cursorFrom(desde: string): Cursor {
  const [, since, copy] = /^c(\d{1,15})-(\d{1,15})$/.exec(desde) ?? [];
  if (since !== undefined) return { since: Number(since), copy: Number(copy) };
  const moment = momentFrom(desde);
  if (!Number.isFinite(moment)) {
    throw badQuery(
      'desde',
      'um dia (2026-11-20), um momento com fuso (2026-11-20T08:00:00-03:00) ou o "proximo" da resposta anterior',
    );
  }
  return { since: Math.max(0, moment), copy: 0 };
}

function momentFrom(text: string): number {
  if (isCalendarDay(text)) return Date.parse(text) + saoPauloOffset;
  if (!isCalendarDay(text.slice(0, 10))) return NaN;
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
}

/**
 * The next orders that changed, in the order in which they were copied, with the cursor for those after them.
 *
 * Safety: copies are numbered as they are made, one transaction after the other (`saveCopies`), whenever the order itself
 * changed. So whatever is stored late, or dated by a clock that went back, still comes after every cursor handed out.
 */
export async function ordersSince({ since, copy }: Cursor) {
  const rows = await queryProductTable((table) =>
    table
      .selectFrom('pedidos')
      .select(['numeropedido', 'status', 'total_centavos', 'criadoem', 'aprovadoem', 'mudouem'])
      .select(['pedido', 'copia'])
      .where('copia', '>', copy)
      .where('mudouem', '>=', new Date(since))
      .orderBy('copia')
      .limit(ordersAtOnce + 1)
      .execute(),
  );
  const shown = rows.slice(0, ordersAtOnce);
  return {
    pedidos: shown.map(machineOrder),
    proximo: `c${since}-${shown.at(-1)?.copia ?? copy}`,
    mais: rows.length > shown.length,
  };
}
