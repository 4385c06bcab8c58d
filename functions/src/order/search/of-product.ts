import { sql, type Kysely, type RawBuilder } from 'kysely';
import { literal } from '../../postgres/literal';
import { anyProduct } from '../../product/table/product-filter';
import type { PostgresTables } from '../../postgres/schema';
import { selectProducts } from '../../product/table/select-products';

/** A text that matches more products is too unspecific. */
const maxMatchingProducts = 1000;

/**
 * A condition for lines of products whose name matches or whose code starts with the text. Without such products, it
 * compares the lines' own codes.
 */
export async function ofProduct(
  table: Kysely<PostgresTables>,
  text: string,
): Promise<RawBuilder<unknown>> {
  const beginning = `${literal(text.toUpperCase())}%`;
  const named = selectProducts(table, { ...anyProduct, DESCRICAO: text })
    .clearSelect()
    .select('CD_PRODUTO as code')
    .limit(maxMatchingProducts);
  const begun = table
    .selectFrom('produtos')
    .where('CD_PRODUTO', 'like', beginning)
    .select('CD_PRODUTO as code')
    .limit(maxMatchingProducts);
  const { rows } = await sql<{ code: string }>`${named} union ${begun}`.execute(table);
  if (rows.length === 0) return sql`cd_produto like ${beginning}`;
  return sql`cd_produto = any(${rows.map(({ code }) => code)})`;
}

/** With this many lines most orders have one, so checking each order is cheaper than listing them. */
const manyLines = 30_000;

export async function areMany(
  table: Kysely<PostgresTables>,
  lines: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from (select from itensdopedido where ${lines} limit ${manyLines}) as first`.execute(
    table,
  );
  return rows[0]?.count === manyLines;
}
