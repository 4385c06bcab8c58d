import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FigureGroup, FigureRow, FigureRows } from '../../../domain/figures/figures';
import type { Period } from '../../../domain/figures/period';
import type { PostgresTables } from '../postgres/schema';
import { city, isApproved, monthSent, sentIn } from './conditions';

interface Periods {
  periodo: Period;
  anterior: Period;
}

type Row = FigureRow & { grupos: number };
type Table = Kysely<PostgresTables>;

/** Most rows per group: all months of the longest period; of the others the rows with the largest sums. */
const most: Record<FigureGroup, number> = {
  mes: 61,
  vendedor: 200,
  cidade: 200,
  categoria: 200,
  cliente: 50,
  produto: 50,
};

const newest = (column: string) =>
  sql`(array_agg(${sql.ref(column)} order by numeropedido desc))[1]`;

const orderKeys = {
  mes: { key: monthSent, name: sql`''` },
  vendedor: { key: sql`idvendedor`, name: newest('vendedor') },
  cidade: { key: city, name: sql`max(concat_ws(' / ', nullif(cidade, ''), nullif(estado, '')))` },
  cliente: { key: sql`idcliente`, name: newest('razaosocial') },
} satisfies Partial<Record<FigureGroup, { key: RawBuilder<unknown>; name: RawBuilder<unknown> }>>;

export async function orderGroups(
  table: Table,
  by: keyof typeof orderKeys,
  { periodo, anterior }: Periods,
): Promise<FigureRows> {
  const { key, name } = orderKeys[by];
  const now = sentIn(periodo);
  const before = sentIn(anterior);
  const { rows } = await sql<Row>`
    select ${key} as chave, ${name} as nome,
      count(*) filter (where ${now})::int as enviados,
      count(*) filter (where ${now} and ${isApproved})::int as aprovados,
      coalesce(sum(total_centavos) filter (where ${now} and ${isApproved}), 0) as centavos,
      coalesce(sum(total_centavos) filter (where ${before} and ${isApproved}), 0) as antes,
      count(*) over ()::int as grupos
    from pedidos
    where ${now} or ${before}
    group by 1
    having count(*) filter (where ${now}) > 0
    order by centavos desc, enviados desc, chave
    limit ${most[by]}`.execute(table);
  return rowsOf(rows);
}

/**
 * Groups the lines by category and product, counting each order once per group. A product missing from the table has no
 * category.
 */
export async function lineGroups(
  table: Table,
  { periodo, anterior }: Periods,
): Promise<Record<'categoria' | 'produto', FigureRows>> {
  const now = sentIn(periodo);
  const before = sentIn(anterior);
  const { rows } = await sql<Row & { por: 'categoria' | 'produto' }>`
    with aprovado as materialized (
      select numeropedido, ${now} as agora, ${before} as antes
      from pedidos where ${isApproved} and (${now} or ${before})
    ), produto as materialized (
      select cd_produto as chave,
        count(distinct numeropedido) filter (where agora)::int as aprovados,
        coalesce(sum(quantidade) filter (where agora), 0) as pecas,
        coalesce(sum(total_centavos) filter (where agora), 0) as centavos,
        coalesce(sum(total_centavos) filter (where aprovado.antes), 0) as antes
      from aprovado join itensdopedido using (numeropedido)
      group by 1
    ), contado as (
      select grupo, count(*)::int as aprovados
      from (
        select distinct numeropedido, coalesce("CD_GRUPO", '') as grupo
        from aprovado join itensdopedido using (numeropedido)
          left join produtos on "CD_PRODUTO" = cd_produto
        where agora
      ) as pedidodogrupo
      group by 1
    ), categoria as (
      select coalesce("CD_GRUPO", '') as chave, sum(pecas) as pecas, sum(centavos) as centavos,
        sum(antes) as antes
      from produto left join produtos on "CD_PRODUTO" = chave
      group by 1
    )
    (
      select 'categoria' as por, chave, coalesce("DESCRICAO", chave) as nome, aprovados,
        pecas, centavos, antes, count(*) over ()::int as grupos
      from categoria join contado on grupo = chave left join categorias on "CD_GRUPO" = chave
      order by centavos desc, chave
      limit ${most.categoria}
    ) union all (
      select 'produto', chave, coalesce("DESCRICAO", ''), aprovados,
        pecas, centavos, antes, count(*) over ()::int
      from produto left join produtos on "CD_PRODUTO" = chave
      where aprovados > 0
      order by centavos desc, chave
      limit ${most.produto}
    )`.execute(table);
  const of = (by: string) =>
    rowsOf(rows.filter(({ por }) => por === by).map(({ por: _, ...row }) => row));
  return { categoria: of('categoria'), produto: of('produto') };
}

function rowsOf(rows: Row[]): FigureRows {
  return {
    linhas: rows.map(({ grupos: _, ...row }) => row),
    grupos: rows[0]?.grupos ?? 0,
  };
}
