import { useMemo } from 'react';

import { findProducts, indexProducts, type ProductFilters } from '../../../domain/product-index';
import { useBought } from '../../providers/bought';
import { useProductsByCode } from '../../providers/catalog';
import { dataOf, mapLive } from '../../providers/live';
import type { ProductSearch } from './product-search';

interface Question {
  /** Nothing is narrowed without it. */
  only: boolean;
  group: string | null;
  filters: ProductFilters;
}

const none: readonly string[] = [];

/**
 * What a search found, narrowed to what this person ordered before where that is known. Where the search has only the
 * first of many, what was ordered is asked by its codes.
 */
export function useOnlyBought(search: ProductSearch, question: Question): ProductSearch {
  const { only, group, filters } = question;
  const bought = useBought();
  const known = dataOf(bought);
  const isPart = search.status === 'found' && search.total > search.products.length;
  const codes = useMemo(
    () => (only && isPart && known ? [...known.keys()] : none),
    [only, isPart, known],
  );
  const byCode = useProductsByCode(codes);
  return useMemo(() => {
    if (!only || search.status !== 'found' || bought.status === 'failed') return search;
    if (bought.status === 'loading') return bought;
    const { source } = search;
    if (!isPart) {
      const products = search.products.filter(({ CD_PRODUTO }) => bought.data.has(CD_PRODUTO));
      return foundOf(products, source);
    }
    const found = mapLive(byCode, (products) =>
      findProducts(
        indexProducts(products.filter(({ CD_GRUPO }) => group === null || CD_GRUPO === group)),
        filters,
      ),
    );
    return found.status === 'ready' ? foundOf(found.data, source) : found;
  }, [search, only, isPart, bought, byCode, group, filters]);
}

type Found = Extract<ProductSearch, { status: 'found' }>;

function foundOf(products: Found['products'], source: Found['source']): ProductSearch {
  return products.length === 0
    ? { status: 'nothing', outage: source === 'outage' }
    : { status: 'found', products, total: products.length, source };
}
