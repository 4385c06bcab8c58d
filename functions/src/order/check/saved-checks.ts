import { sql, type Kysely } from 'kysely';
import type { OrderCheck } from '../../../../domain/order/check/comparison';
import type { PostgresTables } from '../../postgres/schema';

/** Saves first comparisons by order number. The earlier of two is kept, unless the later is about changed lines. */
export async function saveChecks(
  table: Kysely<PostgresTables>,
  checks: ReadonlyMap<number, OrderCheck>,
): Promise<void> {
  if (checks.size === 0) return;
  const rows = [...checks].map(([numeropedido, conferencia]) => ({ numeropedido, conferencia }));
  await sql`
    insert into conferencias
    select * from json_populate_recordset(null::conferencias, ${JSON.stringify(rows)}::json)
    on conflict (numeropedido) do update set conferencia = excluded.conferencia
    where (coalesce((conferencias.conferencia->>'alterado')::float8, 0),
        -(conferencias.conferencia->>'em')::bigint)
      < (coalesce((excluded.conferencia->>'alterado')::float8, 0), -(excluded.conferencia->>'em')::bigint)
  `.execute(table);
}
