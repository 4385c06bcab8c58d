import type { Product } from '../../../../domain/product/product';
import { findProducts, indexProducts } from '../../../../domain/product/search/product-index';
import { textFrom, textsFrom, type Query } from '../../query';

/** '' and an empty list match everything. */
export interface ProductFilter {
  /** One text: the beginning of a code. Several: exactly these codes. */
  CD_PRODUTO: readonly string[];
  /** Words, each contained in the name or, if it is a number, the beginning of the code. */
  DESCRICAO: string;
  /** Exact match. */
  CD_GRUPO: string;
}

export const anyProduct: ProductFilter = { CD_PRODUTO: [], DESCRICAO: '', CD_GRUPO: '' };

/** The filter of /produtos and /puxabkp (§7); absent and empty parameters don't apply. */
export function productFilterFrom(query: Query): ProductFilter {
  return {
    CD_PRODUTO: textsFrom(query, 'CD_PRODUTO'),
    DESCRICAO: textFrom(query, 'DESCRICAO'),
    CD_GRUPO: textFrom(query, 'CD_GRUPO'),
  };
}

/** The back-up's products that the SQL of /produtos would find, in the same order. */
export function findInBackup(
  products: readonly Product[],
  { CD_PRODUTO: codes, DESCRICAO, CD_GRUPO }: ProductFilter,
): readonly Product[] {
  const possible = products.filter(
    (product) =>
      (codes.length < 2 || codes.includes(product.CD_PRODUTO)) &&
      (CD_GRUPO === '' || product.CD_GRUPO === CD_GRUPO),
  );
  const code = codes.length === 1 ? (codes[0] ?? '') : '';
  return findProducts(indexProducts(possible), { code, name: DESCRICAO });
}
