import { useMemo } from 'react';

import type { Product } from '../../../../domain/product/product';
import {
  findProducts,
  isUnfiltered,
  isWhole,
  type ProductFilters,
  type ProductIndex,
} from '../../../../domain/product/search/product-index';
import {
  useBackupProducts,
  useMatchingProducts,
  useProducts,
  type ProductSource,
} from '../../../providers/product/catalog';
import { dataOf, mapLive, type Live } from '../../../providers/live/live';
import { useDebounced } from '../../../ui/hooks/use-debounced';

interface Products {
  products: readonly Product[];
  /** More than `products` if these are only the best matches. */
  total: number;
}

/** One source's result of a search. */
export interface Found extends Products {
  /** The source has no products at all. */
  empty: boolean;
}

/** `outage`: the back-up replaces the table. `onlyInBackup`: the table has none of these products (decision 5). */
export interface FoundProducts extends Products {
  source: 'catalog' | 'onlyInBackup' | 'outage';
}

export type ProductSearch = Live<FoundProducts>;

/** In milliseconds: the pause in typing before the endpoint is called. */
const askDelay = 300;

/** Searches one group (CD_GRUPO), or all groups with null, in the product table and then in the last back-up. */
export function useProductSearch(group: string | null, filters: ProductFilters): ProductSearch {
  const listed = useFound('catalog', useProducts(group), group, filters);
  const needed = needsBackup(listed);
  const backup = useFound(
    'backup',
    useBackupProducts(group, needed),
    group,
    needed ? filters : null,
  );
  return useMemo(() => searchResult(listed, backup), [listed, backup]);
}

/** Searches the browser's list, or calls the endpoint if the browser can't hold all products. */
function useFound(
  source: ProductSource,
  list: Live<ProductIndex>,
  group: string | null,
  filters: ProductFilters | null,
): Live<Found> {
  const all = dataOf(list);
  const settled = useDebounced(filters, askDelay);
  const typed = filters !== null && settled !== null && !isUnfiltered(settled);
  const asks = all !== undefined && !isWhole(all) && typed;
  const answer = useMatchingProducts(source, group, asks ? settled : null);
  return useMemo(
    () =>
      asks
        ? mapLive(answer, (found) => ({ ...foundIn(found.index, found.filters), empty: false }))
        : mapLive(list, (index) => foundIn(index, isWhole(index) ? filters : null)),
    [asks, answer, list, filters],
  );
}

/** Searches an index; null finds everything. */
export function foundIn(index: ProductIndex, filters: ProductFilters | null): Found {
  const products = filters ? findProducts(index, filters) : index.products;
  return {
    products,
    total: isWhole(index) ? products.length : index.total,
    empty: index.total === 0,
  };
}

/** True if the filtered list is empty or could not be loaded. */
export function needsBackup(listed: Live<Found>): boolean {
  return listed.status === 'failed' || (listed.status === 'ready' && listed.data.total === 0);
}

/** Combines the results of /produtos and /puxabkp. */
export function searchResult(listed: Live<Found>, backup: Live<Found>): ProductSearch {
  if (!needsBackup(listed)) return from('catalog', listed);
  if (backup.status === 'loading') return backup;
  const saved = dataOf(backup);
  if (listed.status === 'failed') return saved?.empty === false ? from('outage', backup) : listed;
  return saved && saved.total > 0 ? from('onlyInBackup', backup) : from('catalog', listed);
}

function from(source: FoundProducts['source'], found: Live<Found>): ProductSearch {
  return mapLive(found, ({ products, total }) => ({ products, total, source }));
}
