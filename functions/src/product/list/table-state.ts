import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ListedProduct } from '../../../../domain/product/list';
import type { PostgresTables } from '../../postgres/schema';

export interface TableState {
  products: ListedProduct[];
  /** A hash of the products: equal tables have equal versions. */
  versao: string;
}

export async function readTable(table: Kysely<PostgresTables>): Promise<TableState> {
  const rows = await table
    .selectFrom('produtos')
    .select(['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo', 'ativo'])
    .execute();
  return stateOf(rows);
}

export function stateOf(products: readonly ListedProduct[]): TableState {
  const sorted = products.toSorted((a, b) => (a.CD_PRODUTO < b.CD_PRODUTO ? -1 : 1));
  const hash = createHash('sha256');
  for (const product of sorted) hash.update(`${fieldsOf(product).join('\u0000')}\u0001`);
  return { products: sorted, versao: hash.digest('hex') };
}

export function isSame(a: ListedProduct, b: ListedProduct): boolean {
  const fields = fieldsOf(b);
  return fieldsOf(a).every((field, at) => field === fields[at]);
}

function fieldsOf(product: ListedProduct) {
  const { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo, ativo } = product;
  return [CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo, ativo];
}
