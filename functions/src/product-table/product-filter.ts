import type { Product } from '../../../domain/product';
import { fold } from '../../../domain/text';
import { textFrom, textsFrom, type Query } from '../query';

/** '' and an empty list match anything. */
export interface ProductFilter {
  /** Exact: one of these. */
  CD_PRODUTO: readonly string[];
  /** Contained, whatever the case or accents. */
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

/** The same filter as the SQL of /produtos, for the products of a back-up. */
export function matching({ CD_PRODUTO, DESCRICAO, CD_GRUPO }: ProductFilter) {
  const wanted = fold(DESCRICAO);
  return (product: Product): boolean =>
    (CD_PRODUTO.length === 0 || CD_PRODUTO.includes(product.CD_PRODUTO)) &&
    (CD_GRUPO === '' || product.CD_GRUPO === CD_GRUPO) &&
    fold(product.DESCRICAO).includes(wanted);
}
