import { sql, type Kysely, type RawBuilder } from 'kysely';
import { foundAtOnce, type FoundOrder } from '../../../../domain/order/search/finder';
import type { OrderStatus } from '../../../../domain/order/status';
import { can } from '../../../../domain/session/access';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import type { PostgresTables } from '../../postgres/schema';
import { isOwn, type Searcher } from './conditions';
import { linesOf } from './of-product';
import { meaningsOf, wordConditions } from './words';

interface Row {
  numeropedido: number;
  criadoem: Date;
  status: OrderStatus;
  razaosocial: string;
  referencia: string | null;
  produto: string | null;
  /** bigint arrives as text. */
  total: string;
}

/**
 * The newest orders that match the text, an exact number first: all, or those in the caller's list (§6). Each meaning
 * uses its own index.
 */
export async function findOrders(
  table: Kysely<PostgresTables>,
  typed: string,
  caller: Searcher,
): Promise<FoundOrder[]> {
  const words = await wordConditions(table, typed, caller);
  const meanings = await meaningsOf(table, words);
  const lines = words.flatMap(({ line }) => (line ? [linesOf([line])] : []));
  const number = words.find((word) => word.number !== undefined)?.number ?? 0;
  if (meanings.length === 0) return [];
  const found = meanings.map(
    (meaning) => sql`(select numeropedido from pedidos where ${isOwn(caller)} and ${meaning}
      order by numeropedido desc limit ${foundAtOnce})`,
  );
  const { rows } = await sql<Row>`
    select numeropedido, criadoem, status, razaosocial, total_centavos as total,
      pedido->>'referencia' as referencia,
      ${foundLine(lines)} as produto
    from pedidos
    where numeropedido in (${sql.join(found, sql` union `)})
    order by numeropedido = ${number} desc, numeropedido desc
    limit ${foundAtOnce}`.execute(table);
  return rows.map((row) => orderOf(row, can(caller, 'seePrices')));
}

/** Code and name of the line that matches the most conditions. */
function foundLine(lines: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (lines.length === 0) return sql`null`;
  const found = sql.join(
    lines.map((line) => sql`(${line})::int`),
    sql` + `,
  );
  return sql`(select cd_produto || ' ' || descricao from itensdopedido
    where itensdopedido.numeropedido = pedidos.numeropedido and (${sql.join(lines, sql` or `)})
    order by ${found} desc, posicao limit 1)`;
}

function orderOf(row: Row, isPriced: boolean): FoundOrder {
  const { numeropedido, criadoem, status, razaosocial, referencia, produto } = row;
  return {
    numerodopedido: numeropedido,
    data: dateInSaoPaulo(criadoem),
    status,
    cliente: razaosocial,
    ...(referencia !== null && { referencia }),
    ...(produto !== null && { produto }),
    ...(isPriced && { total: Number(row.total) }),
  };
}
