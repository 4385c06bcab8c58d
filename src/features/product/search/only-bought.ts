import { useMemo } from 'react';

import type { Product } from '../../../../domain/product/product';
import {
  findProducts,
  indexProducts,
  type ProductFilters,
} from '../../../../domain/product/search/product-index';
import { useProductsByCode } from '../../../providers/product/catalog';
import { dataOf, mapLive, type Live } from '../../../providers/live/live';
import type { ProductSearch } from './product-search';

interface Question {
  group: string | null;
  filters: ProductFilters;
}

const none: readonly string[] = [];

/** What a search found, narrowed to what this person ordered before, which is asked by code where not all is there. */
export function useOnlyBought(
  search: ProductSearch,
  bought: Live<Bought> | null,
  { group, filters }: Question,
): ProductSearch {
  const codes = useMemo(
    () => (bought ? codesToAsk(search, dataOf(bought)) : none),
    [search, bought],
  );
  const byCode = useProductsByCode(codes);
  return useMemo(
    () => narrowed(search, bought, { group, filters }, byCode),
    [search, group, filters, bought, byCode],
  );
}

function codesToAsk(search: ProductSearch, known: Bought | undefined): readonly string[] {
  return known && isPart(search) ? [...known.keys()] : none;
}

const isPart = (search: ProductSearch) =>
  search.status === 'found' && search.total > search.products.length;

/** `byCode`: the products of what was ordered, where they were asked for. */
export function narrowed(
  search: ProductSearch,
  bought: Live<Bought> | null,
  { group, filters }: Question,
  byCode: Live<readonly Product[]>,
): ProductSearch {
  if (!bought || search.status !== 'found' || bought.status === 'failed') return search;
  if (bought.status === 'loading') return bought;
  const { source } = search;
  if (!isPart(search)) {
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
}

type Bought = ReadonlyMap<string, unknown>;
type Found = Extract<ProductSearch, { status: 'found' }>;

function foundOf(products: Found['products'], source: Found['source']): ProductSearch {
  return products.length === 0
    ? { status: 'nothing', outage: source === 'outage' }
    : { status: 'found', products, total: products.length, source };
}
