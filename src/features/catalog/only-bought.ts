import { useMemo } from 'react';

import { useBought } from '../../providers/bought';
import type { ProductSearch } from './product-search';

/** What a search found, narrowed to what this person ordered before while `only` is set and that is known. */
export function useOnlyBought(search: ProductSearch, only: boolean): ProductSearch {
  const bought = useBought();
  return useMemo(() => {
    if (!only || search.status !== 'found' || bought.status === 'failed') return search;
    if (bought.status === 'loading') return bought;
    const products = search.products.filter(({ CD_PRODUTO }) => bought.data.has(CD_PRODUTO));
    if (products.length > 0) return { ...search, products, total: products.length };
    return { status: 'nothing', outage: search.source === 'outage' };
  }, [search, only, bought]);
}
