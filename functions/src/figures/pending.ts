import { sql } from 'kysely';
import type { PendingAround } from '../../../domain/figures/figures';
import { momentsOf } from '../../../domain/figures/period';
import { queryPostgres } from '../postgres/query-postgres';

/** Number of pending quotes, of all or of one seller, that were sent before a day, and on it. */
export async function pendingAround(day: string, seller?: string): Promise<PendingAround> {
  const { from, to } = momentsOf({ de: day, ate: day });
  const isBefore = sql`criadoem < ${from.toISOString()}::timestamptz`;
  const isMeant = seller === undefined ? sql`true` : sql`idvendedor = ${seller}`;
  const { rows } = await queryPostgres((table) =>
    sql<PendingAround>`
      select count(*) filter (where ${isBefore})::int as antes,
        count(*) filter (where not ${isBefore})::int as nodia
      from pedidos
      where status = 'Pendente' and criadoem < ${to.toISOString()}::timestamptz
        and ${isMeant}`.execute(table),
  );
  return rows[0] ?? { antes: 0, nodia: 0 };
}
