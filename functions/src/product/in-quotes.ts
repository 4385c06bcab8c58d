import { sql, type Kysely } from 'kysely';
import type { InQuotes } from '../../../domain/product/in-quotes';
import type { PostgresTables } from '../postgres/schema';

/** How many pieces of these products pending quotes ask for. Products in no pending quote are left out. */
export async function countInQuotes(
  table: Kysely<PostgresTables>,
  codes: readonly string[],
): Promise<InQuotes[]> {
  const { rows } = await sql<InQuotes>`
    select cd_produto as "CD_PRODUTO", sum(quantidade)::float8 as quantidade
    from itensdopedido join pedidos using (numeropedido)
    where status = 'Pendente' and cd_produto = any(${codes})
    group by cd_produto
    having sum(quantidade) > 0
    order by cd_produto`.execute(table);
  return rows;
}
