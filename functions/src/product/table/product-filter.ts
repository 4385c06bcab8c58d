import type { Product } from '../../../../domain/product/product';
import { findProducts, indexProducts } from '../../../../domain/product/search/product-index';
import { textFrom, textsFrom, type Query } from '../../query';

/** '' and an empty list match anything. */
export interface ProductFilter {
  /** One: the beginning of a code. Several: exactly one of these. */
  CD_PRODUTO: readonly string[];
  /** Words, each contained in the name or, as a number, the beginning of the code. */
  DESCRICAO: string;
  /** Exact. */
  CD_GRUPO: string;
}

export const anyProduct: ProductFilter = { CD_PRODUTO: [], DESCRICAO: '', CD_GRUPO: '' };

/** The filter of /produtos and /puxabkp (§7); an absent or empty parameter filters nothing. */
export function productFilterFrom(query: Query): ProductFilter {
  return {
    CD_PRODUTO: textsFrom(query, 'CD_PRODUTO'),
    DESCRICAO: textFrom(query, 'DESCRICAO'),
    CD_GRUPO: textFrom(query, 'CD_GRUPO'),
  };
}

/** Those of a back-up's products that the SQL of /produtos would find, in the same order. */
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
