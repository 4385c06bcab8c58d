import { textFrom, textsFrom, type Query } from '../query';
import type { Product } from './schema';

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

/** Without accents and capitals, as the column `busca` holds it (migration 0001). */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The same filter as the SQL of /produtos, for the products of a back-up. */
export function matching({ CD_PRODUTO, DESCRICAO, CD_GRUPO }: ProductFilter) {
  const wanted = searchable(DESCRICAO);
  return (product: Product): boolean =>
    (CD_PRODUTO.length === 0 || CD_PRODUTO.includes(product.CD_PRODUTO)) &&
    (CD_GRUPO === '' || product.CD_GRUPO === CD_GRUPO) &&
    searchable(product.DESCRICAO).includes(wanted);
}
