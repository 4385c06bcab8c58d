import { useMemo } from 'react';

import type { Product } from '../../../domain/product';
import {
  findProducts,
  type ProductFilters,
  type ProductIndex,
} from '../../../domain/product-index';
import { useBackupProducts, useProducts } from '../../providers/catalog';
import { mapLive, type Live } from '../../providers/live';

/**
 * The result of a search. `outage`: the product table did not answer and the last back-up stands in for it.
 * `onlyInBackup`: the table answered, but only the back-up has these products (decision 5).
 */
export type ProductSearch =
  | { status: 'loading' }
  | { status: 'found'; products: readonly Product[]; source: 'catalog' | 'onlyInBackup' | 'outage' }
  | { status: 'nothing'; outage: boolean }
  | { status: 'failed'; error: Error };

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

/** The back-up is asked when the filtered list is empty or could not be loaded. */
export function needsBackup(listed: Live<readonly Product[]>): boolean {
  return listed.status === 'failed' || (listed.status === 'ready' && listed.data.length === 0);
}

/** Combines the filtered list of /produtos with the unfiltered one of /puxabkp. */
export function searchResult(
  listed: Live<readonly Product[]>,
  backup: Live<ProductIndex>,
  filters: ProductFilters,
): ProductSearch {
  if (listed.status === 'loading') return listed;
  if (listed.status === 'ready' && listed.data.length > 0) {
    return { status: 'found', products: listed.data, source: 'catalog' };
  }
  if (backup.status === 'loading') return backup;
  const outage = listed.status === 'failed';
  const saved = backup.status === 'ready' ? backup.data : undefined;
  if (outage && !saved?.products.length) return { status: 'failed', error: listed.error };
  const products = saved ? findProducts(saved, filters) : [];
  if (products.length === 0) return { status: 'nothing', outage };
  return { status: 'found', products, source: outage ? 'outage' : 'onlyInBackup' };
}
