import { sql, type Kysely, type RawBuilder } from 'kysely';
import { literal } from '../../product/table/literal';
import { anyProduct } from '../../product/table/product-filter';
import type { ProductTable } from '../../product/table/schema';
import { selectProducts } from '../../product/table/select-products';

/** Products whose orders are looked for: more have a name or a code that says too little. */
const mostProducts = 1000;

/** Lines of the products that the text finds by name or by the beginning of their code; or lines whose code begins so. */
export async function ofProduct(
  table: Kysely<ProductTable>,
  text: string,
): Promise<RawBuilder<unknown>> {
  const beginning = `${literal(text.toUpperCase())}%`;
  const named = selectProducts(table, { ...anyProduct, DESCRICAO: text })
    .clearSelect()
    .select('CD_PRODUTO as code')
    .limit(mostProducts);
  const begun = table
    .selectFrom('produtos')
    .where('CD_PRODUTO', 'like', beginning)
    .select('CD_PRODUTO as code')
    .limit(mostProducts);
  const { rows } = await sql<{ code: string }>`${named} union ${begun}`.execute(table);
  if (rows.length === 0) return sql`cd_produto like ${beginning}`;
  return sql`cd_produto = any(${rows.map(({ code }) => code)})`;
}
