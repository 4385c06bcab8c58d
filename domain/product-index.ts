import type { Product } from './product';
import { fold } from './text';

/**
 * Products with what a search compares. Made once for a list: the names of 20,000 products take twenty times as long
 * to fold as to look through.
 */
export interface ProductIndex {
  products: readonly Product[];
  /** Each product's DESCRICAO, folded. */
  names: readonly string[];
}

/** What is typed over a list of products; '' stands for any (§2 /produtos). */
export interface ProductFilters {
  /** Exact. */
  code: string;
  /** Contained in the name, whatever the case or accents. */
  name: string;
}

export const noFilters: ProductFilters = { code: '', name: '' };

/** Folds every name once, so that a key in a filter compares 20,000 of them and folds none. */
export function indexProducts(products: readonly Product[]): ProductIndex {
  return { products, names: products.map(({ DESCRICAO }) => fold(DESCRICAO)) };
}

/** The products that match all filters, in their order. */
export function findProducts(index: ProductIndex, { code, name }: ProductFilters) {
  const wanted = fold(name.trim());
  if (code === '' && wanted === '') return index.products;
  return index.products.filter(
    ({ CD_PRODUTO }, at) =>
      (code === '' || CD_PRODUTO === code) && index.names[at]?.includes(wanted) === true,
  );
}
