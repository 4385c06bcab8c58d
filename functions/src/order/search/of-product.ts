import { sql, type Kysely, type RawBuilder } from 'kysely';
import { literal } from '../../postgres/literal';
import { anyProduct } from '../../product/table/product-filter';
import type { PostgresTables } from '../../postgres/schema';
import { selectProducts } from '../../product/table/select-products';

/** A text that matches more products is too unspecific. */
const maxMatchingProducts = 1000;

/**
 * The lines that one text names: those of known products, or, where no product is known, those whose code begins with
 * the text.
 */
export type ProductLines = { codes: ReadonlySet<string> } | { beginning: string };

/** A product is named by its name or by the beginning of its code. */
export async function ofProduct(
  table: Kysely<PostgresTables>,
  text: string,
): Promise<ProductLines> {
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
  return rows.length > 0 ? { codes: new Set(rows.map(({ code }) => code)) } : { beginning };
}

/** The condition for the lines that all the texts name. */
export function linesOf(products: readonly ProductLines[]): RawBuilder<unknown> {
  const known = products.flatMap((lines) => ('codes' in lines ? [lines.codes] : []));
  const [first, ...others] = known;
  const shared = first && [...first].filter((code) => others.every((codes) => codes.has(code)));
  const begun = products.flatMap((lines) =>
    'beginning' in lines ? [sql`cd_produto like ${lines.beginning}`] : [],
  );
  return sql.join([...(shared ? [sql`cd_produto = any(${shared})`] : []), ...begun], sql` and `);
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
