import { sql } from 'kysely';
import { momentFrom } from '../../moment';
import { queryPostgres } from '../../postgres/query-postgres';
import { badQuery } from '../../query';
import { machineOrder, type CopyRow } from './machine-order';

/**
 * Most orders in one answer, and bytes after which no further order is added, because customers may write long orders.
 */
export const ordersAtOnce = 100;
const bytesAtOnce = 4_000_000;

/** A machine's position: it wants orders changed since a moment (milliseconds) whose copy has a higher number. */
interface Cursor {
  since: number;
  copy: number;
}

/** Parses `desde`: a moment, a day of São Paulo, or the previous answer's cursor. */
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

/**
 * The next changed orders in the order of copying, and the following cursor.
 *
 * Safety: copies are numbered one transaction at a time (`saveCopies`). So even orders stored late or dated by a slow
 * clock come after every earlier cursor.
 */
export async function ordersSince({ since, copy }: Cursor) {
  const { rows } = await queryPostgres((table) =>
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
