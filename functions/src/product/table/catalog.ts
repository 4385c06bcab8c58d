import { sql, type Kysely, type SqlBool } from 'kysely';
import type { CartLine, Category, Product } from '../../../../domain/product/product';
import { firstOfMany, isQueryText } from '../../../../domain/query-limits';
import { anyProduct, type ProductFilter } from './product-filter';
import { shareRuns } from '../../waiting/shared-run';
import { queryPostgres } from '../../postgres/query-postgres';
import type { PostgresTables } from '../../postgres/schema';
import { withoutEmpty } from './product-row';
import { countMatching, selectProducts } from './select-products';

// Simultaneous equal queries share one run: after a new list everybody requests everything at once.

export const listCategories = shareRuns((): Promise<Category[]> =>
  queryPostgres((table) =>
    table.selectFrom('categorias').select(['CD_GRUPO', 'DESCRICAO']).orderBy('DESCRICAO').execute(),
  ),
);

/** The active products that match, best match first, then by DESCRICAO without accents and case. */
export const listProducts = shareRuns((filter: ProductFilter): Promise<Product[]> =>
  queryPostgres(async (table) =>
    (await selectProducts(table, filter).execute()).map((row) => withoutEmpty(row)),
  ),
);

/** All matching products if there are at most `limit`, otherwise the first ones. Also returns how many match. */
export const listProductsUpTo = shareRuns((limit: number, filter: ProductFilter) =>
  queryPostgres(async (table) => {
    const { matching } = await countMatching(table, filter).executeTakeFirstOrThrow();
    const total = Number(matching);
    const shown = total > limit ? Math.min(limit, firstOfMany) : limit;
    const rows = await selectProducts(table, filter).limit(shown).execute();
    return { products: rows.map((row) => withoutEmpty(row)), total };
  }),
);

export function listProductsOf(lines: readonly CartLine[]): Promise<Product[]> {
  return queryPostgres((table) => selectProductsOf(table, lines));
}

/** Drops impossible codes, because PostgreSQL would refuse the whole query. */
export async function selectProductsOf(
  table: Kysely<PostgresTables>,
  lines: readonly CartLine[],
): Promise<Product[]> {
  const codes = new Set(lines.map(({ CD_PRODUTO }) => CD_PRODUTO).filter(isQueryText));
  // An empty list would match any product.
  if (codes.size === 0) return [];
  const rows = await selectProducts(table, anyProduct)
    .where(sql<SqlBool>`"CD_PRODUTO" = any(${[...codes]})`)
    .execute();
  return rows.map((row) => withoutEmpty(row));
}

export const listProductCodes = shareRuns((): Promise<Pick<Product, 'CD_PRODUTO'>[]> =>
  queryPostgres((table) =>
    table
      .selectFrom('produtos')
      .select('CD_PRODUTO')
      .where('ativo', '=', true)
      .orderBy('CD_PRODUTO')
      .execute(),
  ),
);

/** Whether a product has this code, active or not. */
export function isProductCode(code: string): Promise<boolean> {
  return queryPostgres(async (table) => {
    const product = await table
      .selectFrom('produtos')
      .select('CD_PRODUTO')
      .where('CD_PRODUTO', '=', code)
      .executeTakeFirst();
    return product !== undefined;
  });
}
