import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { momentsOf, type Period } from '../../../domain/figures/period';
import { saoPauloOffset } from '../../../domain/words/time';

/** Conditions on the rows of `pedidos` (§7 /resultados). */

export function sentIn(period: Period): RawBuilder<SqlBool> {
  return momentIn(sql`criadoem`, period);
}

/** Whether a moment is within these days of São Paulo. */
export function momentIn(moment: RawBuilder<unknown>, period: Period): RawBuilder<SqlBool> {
  const { from, to } = momentsOf(period);
  return sql`(${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz)`;
}

export const isApproved = sql<SqlBool>`status = 'Aprovado'`;

/** The moment of the quote in São Paulo. */
export const localSent = sql`(criadoem at time zone make_interval(secs => ${sql.lit(-saoPauloOffset / 1000)}))`;

/** The month of the quote, mm-yyyy. */
export const monthSent = sql<string>`to_char(${localSent}, 'MM-YYYY')`;

/** City and state without accents and capitals, because people type them differently. */
export const city = sql<string>`lower(regexp_replace(normalize(cidade || '/' || estado, NFD), '[\u0300-\u036f]', '', 'g'))`;
