import type { Kysely } from 'kysely';
import type { CartLine, Category, Product } from '../../../domain/product';
import { isQueryText } from '../../../domain/query-limits';
import { fold } from '../../../domain/text';
import { anyProduct, type ProductFilter } from './product-filter';
import { queryProductTable } from './query';
import type { ProductTable } from './schema';

/** All categories, by DESCRICAO. */
export function listCategories(): Promise<Category[]> {
  return queryProductTable((table) =>
    table.selectFrom('categorias').select(['CD_GRUPO', 'DESCRICAO']).orderBy('DESCRICAO').execute(),
  );
}

/** The active products that match, by DESCRICAO without regard to accents and capitals. */
export function listProducts(filter: ProductFilter): Promise<Product[]> {
  return queryProductTable((table) => selectProducts(table, filter).execute());
}

/** The active products that an order's lines name. */
export function listProductsOf(lines: readonly CartLine[]): Promise<Product[]> {
  return queryProductTable((table) => selectProductsOf(table, lines));
}

/** What no product can be called is left out: PostgreSQL would refuse the other codes with it. */
export async function selectProductsOf(
  table: Kysely<ProductTable>,
  lines: readonly CartLine[],
): Promise<Product[]> {
  const codes = new Set(lines.map(({ CD_PRODUTO }) => CD_PRODUTO).filter(isQueryText));
  // An empty list would match any product.
  if (codes.size === 0) return [];
  return selectProducts(table, { ...anyProduct, CD_PRODUTO: [...codes] }).execute();
}

/** The query of `listProducts`; its DESCRICAO is found by the index of migration 0002. */
export function selectProducts(
  table: Kysely<ProductTable>,
  { CD_PRODUTO, DESCRICAO, CD_GRUPO }: ProductFilter,
) {
  return table
    .selectFrom('produtos')
    .select(['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo'])
    .where('ativo', '=', true)
    .$if(CD_PRODUTO.length > 0, (query) => query.where('CD_PRODUTO', 'in', CD_PRODUTO))
    .$if(CD_GRUPO !== '', (query) => query.where('CD_GRUPO', '=', CD_GRUPO))
    .$if(DESCRICAO !== '', (query) => query.where('busca', 'like', containing(DESCRICAO)))
    .orderBy('busca')
    .orderBy('CD_PRODUTO');
}

/** The codes of the active products. */
export function listProductCodes(): Promise<Pick<Product, 'CD_PRODUTO'>[]> {
  return queryProductTable((table) =>
    table
      .selectFrom('produtos')
      .select('CD_PRODUTO')
      .where('ativo', '=', true)
      .orderBy('CD_PRODUTO')
      .execute(),
  );
}

/** A LIKE pattern in which the typed %, _ and \ stand for themselves. */
function containing(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
}
