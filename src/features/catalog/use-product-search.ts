import { useMemo } from 'react';

import { findProducts, type ProductFilters } from '../../../domain/product-index';
import { useBackupProducts, useProducts } from '../../providers/catalog';
import { mapLive } from '../../providers/live';
import { needsBackup, searchResult, type ProductSearch } from './product-search';

/** Searches one group (CD_GRUPO), or all with null, in the product table and then in the last back-up. */
export function useProductSearch(group: string | null, filters: ProductFilters): ProductSearch {
  const products = useProducts(group);
  const listed = useMemo(
    () => mapLive(products, (all) => findProducts(all, filters)),
    [products, filters],
  );
  const backup = useBackupProducts(group, needsBackup(listed));
  return useMemo(() => searchResult(listed, backup, filters), [listed, backup, filters]);
}
