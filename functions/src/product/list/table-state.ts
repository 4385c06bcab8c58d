import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { ListedProduct } from '../../../../domain/product/list';
import type { PostgresTables } from '../../postgres/schema';
import { productColumns, withoutEmpty } from '../table/product-row';

export interface TableState {
  products: ListedProduct[];
  /** A hash of the products: equal tables have equal versions. */
  versao: string;
}

export async function readTable(table: Kysely<PostgresTables>): Promise<TableState> {
  const rows = await table
    .selectFrom('produtos')
    .select([...productColumns, 'ativo'])
    .execute();
  return stateOf(rows.map((row) => withoutEmpty(row)));
}

export function stateOf(products: readonly ListedProduct[]): TableState {
  const sorted = products.toSorted((a, b) => (a.CD_PRODUTO < b.CD_PRODUTO ? -1 : 1));
  const hash = createHash('sha256');
  for (const product of sorted) hash.update(`${fieldsOf(product).join('\u0000')}\u0001`);
  return { products: sorted, versao: hash.digest('hex') };
}

export function isSame(a: ListedProduct, b: ListedProduct): boolean {
  return isDeepStrictEqual(fieldsOf(a), fieldsOf(b));
}

/** Without a pack the fields are those of before decision 115, so that older kept lists have the same version. */
function fieldsOf(product: ListedProduct) {
  const { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo, ativo } = product;
  const { unidade, multiplo, minimo } = product;
  const pack = [unidade, multiplo, minimo];
  return [
    ...[CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo, ativo],
    ...(pack.some((field) => field !== undefined) ? pack : []),
  ];
}
