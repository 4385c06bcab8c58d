import { sql, type Kysely } from 'kysely';
import {
  maxNews,
  newsDays,
  newsKinds,
  type NewsKind,
  type ProductNews,
} from '../../../../domain/product/news';
import type { PostgresTables } from '../../postgres/schema';

interface NewsRow {
  tipo: NewsKind;
  CD_PRODUTO: string;
  antes: number | null;
}

/** The news of products in the catalogue that still hold. Prices only for people who may see them. */
export async function listNews(
  table: Kysely<PostgresTables>,
  withPrices: boolean,
): Promise<ProductNews> {
  const kinds = newsKinds.filter((kind) => withPrices || kind !== 'preco');
  const { rows } = await sql<NewsRow>`
    select tipo, "CD_PRODUTO", antes
    from (
      select tipo, "CD_PRODUTO", antes,
        row_number() over (partition by tipo order by em desc, "CD_PRODUTO") as lugar
      from novidadesdeprodutos join produtos using ("CD_PRODUTO")
      where ativo and tipo = any(${kinds}) and em > now() - make_interval(days => ${newsDays})
        and (tipo <> 'voltou' or estoque_saldo > 0)
        and (tipo <> 'preco' or antes <> preco_venda)
    ) as novidades
    where lugar <= ${maxNews}
    order by lugar`.execute(table);
  const news: ProductNews = {};
  for (const { tipo, CD_PRODUTO, antes } of rows) {
    (news[tipo] ??= []).push({ CD_PRODUTO, ...(antes !== null && { antes }) });
  }
  return news;
}
