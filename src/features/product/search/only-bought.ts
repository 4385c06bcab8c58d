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

const noCodes: readonly string[] = [];

/**
 * Narrows a search's result to products that the person ordered before. If the result is partial, requests
 * them by code.
 */
export function useOnlyBought(
  search: ProductSearch,
  bought: Live<Bought> | null,
  { group, filters }: Question,
): ProductSearch {
  const codes = useMemo(
    () => (bought ? codesToAsk(search, dataOf(bought)) : noCodes),
    [search, bought],
  );
  const byCode = useProductsByCode(codes);
  return useMemo(
    () => narrowed(search, bought, { group, filters }, byCode),
    [search, group, filters, bought, byCode],
  );
}

function codesToAsk(search: ProductSearch, known: Bought | undefined): readonly string[] {
  return known && isPart(search) ? [...known.keys()] : noCodes;
}

function isPart(search: ProductSearch): boolean {
  const found = dataOf(search);
  return found !== undefined && found.total > found.products.length;
}

/** `byCode` holds the requested products that were ordered before. */
export function narrowed(
  search: ProductSearch,
  bought: Live<Bought> | null,
  { group, filters }: Question,
  byCode: Live<readonly Product[]>,
): ProductSearch {
  if (!bought || search.status !== 'ready' || bought.status === 'failed') return search;
  if (bought.status === 'loading') return bought;
  const { source } = search.data;
  const foundOf = (products: readonly Product[]) => ({ products, total: products.length, source });
  if (!isPart(search)) {
    return mapLive(search, ({ products }) =>
      foundOf(products.filter(({ CD_PRODUTO }) => bought.data.has(CD_PRODUTO))),
    );
  }
  return mapLive(byCode, (products) => {
    const ofGroup = products.filter(({ CD_GRUPO }) => group === null || CD_GRUPO === group);
    return foundOf(findProducts(indexProducts(ofGroup), filters));
  });
}

type Bought = ReadonlyMap<string, unknown>;
