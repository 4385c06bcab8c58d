import { sql, type Kysely, type RawBuilder } from 'kysely';
import { can, type RoleFields } from '../../../../domain/session/access';
import { literal } from '../../product/table/literal';
import { anyProduct } from '../../product/table/product-filter';
import type { ProductTable } from '../../product/table/schema';
import { selectProducts } from '../../product/table/select-products';

export type Searcher = RoleFields & { uid: string };

/** The orders that stand in the caller's list. */
export function isOwn(caller: Searcher): RawBuilder<unknown> {
  if (can(caller, 'ordersOfAll')) return sql`true`;
  if (can(caller, 'ordersOfSeller')) return sql`idvendedor = ${caller.uid}`;
  return sql`idcliente = ${caller.uid}`;
}

/** Each folded word is somewhere in a folded name. */
export function allWords(name: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => sql`${name} like ${within(word)}`),
    sql` and `,
  );
}

/** Products whose orders are looked for: more have a name that says too little. */
const mostProducts = 50;

/** Lines whose code begins so, or whose product the catalogue finds so. */
export async function ofProduct(
  table: Kysely<ProductTable>,
  text: string,
): Promise<RawBuilder<unknown>> {
  const products = await selectProducts(table, { ...anyProduct, DESCRICAO: text })
    .limit(mostProducts)
    .execute();
  const begins = sql`cd_produto like ${`${literal(text.toUpperCase())}%`}`;
  if (products.length === 0) return begins;
  const codes = products.map(({ CD_PRODUTO }) => CD_PRODUTO);
  return sql`(${begins} or cd_produto in (${sql.join(codes)}))`;
}

export function within(text: string): string {
  return `%${literal(text)}%`;
}
