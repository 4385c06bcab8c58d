import { sql, type Transaction } from 'kysely';
import type { ListCheck, ListedProduct } from '../../../../domain/product/list';
import { newsDays, type NewsEntry, type NewsKind } from '../../../../domain/product/news';
import type { PostgresTables } from '../../postgres/schema';

const isAvailable = ({ ativo, estoque_saldo }: ListedProduct) => ativo && estoque_saldo > 0;

/** The news of an applied list. */
export function newsOf({ novos, alterados }: ListCheck): Required<Record<NewsKind, NewsEntry[]>> {
  const back = alterados.filter(({ de, para }) => !isAvailable(de) && isAvailable(para));
  const dearer = alterados.filter(({ de, para }) => de.preco_venda !== para.preco_venda);
  return {
    novidades: novos.filter(({ ativo }) => ativo).map(({ CD_PRODUTO }) => ({ CD_PRODUTO })),
    voltou: back.map(({ para: { CD_PRODUTO } }) => ({ CD_PRODUTO })),
    preco: dearer.map(({ de: { CD_PRODUTO, preco_venda } }) => ({
      CD_PRODUTO,
      antes: preco_venda,
    })),
  };
}

/** Stores the news of a list, and deletes old ones. The earlier price is that before the first change of the period. */
export async function noteNews(
  transaction: Transaction<PostgresTables>,
  news: ReturnType<typeof newsOf>,
): Promise<void> {
  const isOld = sql<boolean>`em <= now() - make_interval(days => ${newsDays})`;
  await transaction.deleteFrom('novidadesdeprodutos').where(isOld).execute();
  const rows = Object.entries(news).flatMap(([tipo, entries]) =>
    entries.map((entry) => ({ tipo, ...entry })),
  );
  await sql`
    insert into novidadesdeprodutos (tipo, "CD_PRODUTO", antes)
    select tipo, "CD_PRODUTO", antes
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as novidade(tipo text, "CD_PRODUTO" text, antes float8)
    on conflict (tipo, "CD_PRODUTO") do update set em = now()`.execute(transaction);
}
