import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Credit, OpenBill } from '../../../../domain/people/credit/credit';
import type { PostgresTables } from '../../postgres/schema';

/** A row of `credito` as a `Credit`, in a query's select list. */
export const creditAsJson: RawBuilder<unknown> = sql`jsonb_build_object(
  'em', (extract(epoch from credito.em) * 1000)::bigint, 'limite', credito.limite,
  'aberto', credito.aberto, 'vencido', credito.vencido,
  'bloqueado', credito.bloqueado, 'motivo', credito.motivo)`;

interface Row {
  cnpj: string;
  credito: Credit;
  titulos: OpenBill[];
}

export async function hasCredits(table: Kysely<PostgresTables>): Promise<boolean> {
  return (await table.selectFrom('credito').select('cnpj').limit(1).execute()).length > 0;
}

/** The credit of companies with their open bills, the earliest first. */
export async function readCredits(
  table: Kysely<PostgresTables>,
  cnpjs: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await sql<Row>`
    select cnpj, ${creditAsJson} as credito, (
      select coalesce(jsonb_agg(jsonb_build_object('numero', numero, 'vencimento', vencimento,
        'valor', valor) order by vencimento, numero), '[]')
      from titulos where titulos.cnpj = credito.cnpj
    ) as titulos
    from credito where cnpj = any(${cnpjs}::text[])`.execute(table);
  return new Map(rows.map((row) => [row.cnpj, row]));
}
