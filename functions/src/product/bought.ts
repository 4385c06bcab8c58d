import { sql, type Kysely } from 'kysely';
import { maxBoughtProducts, type BoughtProduct } from '../../../domain/product/bought';
import type { PostgresTables } from '../postgres/schema';

/**
 * The products that a person ordered, last ordered first. An order counts once per product, however many lines it has.
 */
export async function boughtBy(
  table: Kysely<PostgresTables>,
  uid: string,
): Promise<BoughtProduct[]> {
  const { rows } = await sql<BoughtProduct>`
    select cd_produto as "CD_PRODUTO", sum(pecas)::bigint as quantidade, count(*) as vezes,
      (extract(epoch from max(criadoem)) * 1000)::bigint as em
    from pedidos cross join lateral (
      select cd_produto, sum(quantidade) as pecas
      from itensdopedido
      where itensdopedido.numeropedido = pedidos.numeropedido and cd_produto <> ''
      group by cd_produto
    ) as produtos
    where idcliente = ${uid}
    group by cd_produto
    order by max(criadoem) desc, cd_produto
    limit ${maxBoughtProducts}`.execute(table);
  return rows;
}
