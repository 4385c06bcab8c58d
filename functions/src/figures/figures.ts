import { sql, type Kysely } from 'kysely';
import type { Figures, FigureTotals } from '../../../domain/figures/figures';
import type { Period } from '../../../domain/figures/period';
import { queryPostgres } from '../postgres/query-postgres';
import type { PostgresTables } from '../postgres/schema';
import { isApproved, sentIn } from './conditions';
import { lineGroups, orderGroups } from './groups';

/** The figures of a period and of its comparison period. */
export function figuresOf(
  periodo: Period,
  anterior: Period,
): Promise<Omit<Figures, 'atualizadoem'>> {
  const periods = { periodo, anterior };
  return queryPostgres((table) =>
    table
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (moment) => {
        // Lets PostgreSQL group the lines of a year in memory instead of in files.
        await sql`set local work_mem = '32MB'`.execute(moment);
        return {
          ...periods,
          agora: await totalsOf(moment, periodo),
          antes: await totalsOf(moment, anterior),
          por: {
            mes: await orderGroups(moment, 'mes', periods),
            vendedor: await orderGroups(moment, 'vendedor', periods),
            cidade: await orderGroups(moment, 'cidade', periods),
            cliente: await orderGroups(moment, 'cliente', periods),
            ...(await lineGroups(moment, periods)),
          },
        };
      }),
  );
}

interface TotalsRow {
  enviados: number;
  centavosenviados: number;
  aprovados: number;
  centavosaprovados: number;
  mediana: number | null;
}

/** Totals of the orders sent in a period. */
async function totalsOf(table: Kysely<PostgresTables>, period: Period): Promise<FigureTotals> {
  const { rows } = await sql<TotalsRow>`
    select count(*)::int as enviados, coalesce(sum(total_centavos), 0) as centavosenviados,
      count(*) filter (where ${isApproved})::int as aprovados,
      coalesce(sum(total_centavos) filter (where ${isApproved}), 0) as centavosaprovados,
      percentile_cont(0.5) within group (
        order by extract(epoch from aprovadoem - criadoem)::float8 * 1000
      ) filter (where ${isApproved}) as mediana
    from pedidos
    where ${sentIn(period)}`.execute(table);
  const [row] = rows;
  if (!row) throw new Error('the aggregate query returned no row');
  return {
    enviados: { pedidos: row.enviados, centavos: row.centavosenviados },
    aprovados: { pedidos: row.aprovados, centavos: row.centavosaprovados },
    mediana: row.mediana,
  };
}
