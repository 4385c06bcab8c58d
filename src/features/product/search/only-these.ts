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
 * Narrows a search's result to these products; null narrows nothing. If the result is partial, requests them by
 * code.
 */
export function useOnlyThese(
  search: ProductSearch,
  these: Live<Codes> | null,
  { group, filters }: Question,
): ProductSearch {
  const codes = useMemo(
    () => (these ? codesToAsk(search, dataOf(these)) : noCodes),
    [search, these],
  );
  const byCode = useProductsByCode(codes);
  return useMemo(
    () => narrowed(search, these, { group, filters }, byCode),
    [search, group, filters, these, byCode],
  );
}

function codesToAsk(search: ProductSearch, known: Codes | undefined): readonly string[] {
  return known && isPart(search) ? [...known.keys()] : noCodes;
}

function isPart(search: ProductSearch): boolean {
  const found = dataOf(search);
  return found !== undefined && found.total > found.products.length;
}

/** `byCode` holds the requested ones of `these`. */
export function narrowed(
  search: ProductSearch,
  these: Live<Codes> | null,
  { group, filters }: Question,
  byCode: Live<readonly Product[]>,
): ProductSearch {
  if (!these || search.status !== 'ready' || these.status === 'failed') return search;
  if (these.status === 'loading') return these;
  const { source } = search.data;
  const foundOf = (products: readonly Product[]) => ({ products, total: products.length, source });
  if (!isPart(search)) {
    return mapLive(search, ({ products }) =>
      foundOf(products.filter(({ CD_PRODUTO }) => these.data.has(CD_PRODUTO))),
    );
  }
  return mapLive(byCode, (products) => {
    const ofGroup = products.filter(({ CD_GRUPO }) => group === null || CD_GRUPO === group);
    return foundOf(findProducts(indexProducts(ofGroup), filters));
  });
}

/** By CD_PRODUTO. */
export type Codes = ReadonlyMap<string, unknown>;
