import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import {
  fetchActiveCodes,
  fetchBackupProducts,
  fetchCategories,
  fetchProducts,
  fetchProductsByCode,
} from '../data/http/catalog';
import type { Category, Product } from '../../domain/product';
import { indexProducts, type ProductIndex } from '../../domain/product-index';
import type { Live } from './live';
import { useAnswer } from './use-answer';

/** Prices and stock change over a working day: a remembered answer older than this is asked again. */
const staleTime = 5 * 60_000;

/** What 'Tentar de novo' asks again. */
const catalog = 'catalog';
const keys = {
  categories: [catalog, 'categories'],
  products: (group: string | null) => [catalog, 'products', group],
  productsByCode: (codes: readonly string[]) => [catalog, 'codes', ...codes],
  backup: (group: string | null) => [catalog, 'backup', group],
};

const inGroup = (group: string | null) => (group === null ? {} : { CD_GRUPO: group });

/** GET /categorias (§7), one request for all screens. */
export function useCategories(): Live<Category[]> {
  return useAnswer({ queryKey: keys.categories, queryFn: fetchCategories, staleTime });
}

const productsIn = (group: string | null) => ({
  queryKey: keys.products(group),
  queryFn: async () => indexProducts(await fetchProducts(inGroup(group))),
  staleTime,
});

/** The active products of one group (CD_GRUPO), or of all with null. */
export function useProducts(group: string | null): Live<ProductIndex> {
  return useAnswer({
    ...productsIn(group),
    ...useWholeList((all) => indexProducts(all.filter(({ CD_GRUPO }) => CD_GRUPO === group))),
  });
}

/** The active products among `codes`; the same codes in a new array ask nothing new. */
export function useProductsByCode(codes: readonly string[]): Live<Product[]> {
  return useAnswer({
    queryKey: keys.productsByCode(codes),
    queryFn: () => fetchProductsByCode(codes),
    staleTime,
    ...useWholeList((all) => all.filter(({ CD_PRODUTO }) => codes.includes(CD_PRODUTO))),
  });
}

/** Asks for all active products before /produtos is opened; a failure is told when it is. */
export function useLoadProducts(): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(() => client.query(productsIn(null)), [client]);
}

/** A question about a part of the whole list, if that is known, is answered from it; as old as the list itself. */
function useWholeList<T>(part: (all: readonly Product[]) => T) {
  const client = useQueryClient();
  const key = keys.products(null);
  return {
    initialData: () => {
      const whole = client.getQueryData<ProductIndex>(key);
      return whole && part(whole.products);
    },
    initialDataUpdatedAt: () => client.getQueryState(key)?.dataUpdatedAt,
  };
}

/** The last back-up's products, asked only while `needed` (decision 5). */
export function useBackupProducts(group: string | null, needed: boolean): Live<ProductIndex> {
  return useAnswer({
    queryKey: keys.backup(group),
    queryFn: async () => indexProducts(await fetchBackupProducts(inGroup(group))),
    staleTime,
    enabled: needed,
  });
}

/** Asks the catalogue again, wherever it is shown: 'Tentar de novo'. */
export function useRefreshCatalog(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.resetQueries({ queryKey: [catalog] }), [client]);
}

/** Those of `codes` that are active products now, as the table has them, by code: never remembered. */
export function useCurrentProducts(codes: readonly string[]): Live<ReadonlyMap<string, Product>> {
  return useAnswer({
    queryKey: ['currentProducts', ...codes],
    queryFn: async () => {
      const products = await fetchProductsByCode(codes);
      return new Map(products.map((product) => [product.CD_PRODUTO, product]));
    },
    gcTime: 0,
  });
}

/** How many products are active; asked anew at each visit. */
export function useActiveProductCount(): Live<number> {
  return useAnswer({
    queryKey: ['activeProductCount'],
    queryFn: async () => (await fetchActiveCodes()).size,
  });
}
