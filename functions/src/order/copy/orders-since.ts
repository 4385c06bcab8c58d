import { sql } from 'kysely';
import { isCalendarDay } from '../../../../domain/figures/period';
import { beginOfDay, dayOfDate } from '../../../../domain/words/time';
import { queryProductTable } from '../../product/table/query';
import { badQuery } from '../../query';
import { machineOrder, type CopyRow } from './machine-order';

/** So many orders at most in one answer, and none after so many bytes: a customer may write very long ones. */
export const ordersAtOnce = 100;
const bytesAtOnce = 4_000_000;

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

/** NaN for no date; `Date.parse` alone takes the 30th of February for the 2nd of March. */
function momentFrom(text: string): number {
  if (isCalendarDay(text)) return beginOfDay(dayOfDate(text));
  if (!isCalendarDay(text.slice(0, 10))) return NaN;
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
}

/**
 * The next changed orders in the order of copying, and the cursor for those after them.
 * Safety: copies are numbered as they are made, one transaction after the other (`saveCopies`). So even what was
 * stored late, or dated by a slow clock, comes after every cursor handed out.
 */
export async function ordersSince({ since, copy }: Cursor) {
  const { rows } = await queryProductTable((table) =>
    sql<CopyRow & { copia: number; achados: number }>`
      with achado as materialized (
        select numeropedido, status, total_centavos, criadoem, aprovadoem, mudouem, pedido, copia
        from pedidos
        where copia > ${copy} and mudouem >= ${new Date(since)}
        order by copia
        limit ${ordersAtOnce + 1}
      ), medido as (
        select *, count(*) over ()::int as achados, coalesce(sum(octet_length(pedido::text)) over (
            order by copia rows between unbounded preceding and 1 preceding
          ), 0) as antes
        from achado
      )
      select * from medido where antes < ${bytesAtOnce} order by copia limit ${ordersAtOnce}`.execute(
      table,
    ),
  );
  return {
    pedidos: rows.map(machineOrder),
    proximo: `c${since}-${rows.at(-1)?.copia ?? copy}`,
    mais: rows.length < (rows[0]?.achados ?? 0),
  };
}
