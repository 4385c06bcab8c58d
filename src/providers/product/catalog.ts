import {
  keepPreviousData,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { useCallback } from 'react';

import {
  fetchActiveCodes,
  fetchBackupProducts,
  fetchCategories,
  fetchProducts,
  fetchProductsByCode,
  keptCategories,
  keptProducts,
  runBackup,
  type ProductList,
  type ProductQuestion,
} from '../../data/product/catalog';
import type { Category, Product } from '../../../domain/product/product';
import {
  indexProducts,
  isWhole,
  noFilters,
  type ProductFilters,
  type ProductIndex,
} from '../../../domain/product/search/product-index';
import {
  firstOfMany,
  maxTextLength,
  maxProductsInBrowser,
  noLimit,
} from '../../../domain/query-limits';
import { visibleText } from '../../../domain/words/text';
import { dataOf, type Live } from '../live/live';
import { askOrSeen } from '../live/use-seen-answer';
import { useAnswer } from '../live/use-answer';

const isAnswered = ({ state }: { state: { data: unknown } }) => state.data !== undefined;

/**
 * Prices and stock change, so an older answer reloads when a screen shows it, or when the person or the network comes
 * back.
 */
export const currentAnswers = {
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: isAnswered,
  refetchOnReconnect: isAnswered,
};

/** Answers under this key follow the product table. */
export const catalogKey = 'catalog';
const activeProductCount = 'activeProductCount';
const keys = {
  categories: [catalogKey, 'categories'],
  products: (group: string | null) => [catalogKey, 'products', group],
  productsByCode: (codes: readonly string[]) => [catalogKey, 'codes', ...codes],
  everything: [catalogKey, 'everything'],
  backup: (group: string | null) => [catalogKey, 'backup', group],
  matching: (source: ProductSource, question: ProductQuestion | null) => [
    catalogKey,
    'matching',
    source,
    question,
  ],
};

export type ProductSource = 'catalog' | 'backup';

const ask = { catalog: fetchProducts, backup: fetchBackupProducts };

const inGroup = (group: string | null): ProductQuestion =>
  group === null ? {} : { CD_GRUPO: group };

async function indexOf(source: ProductSource, question: ProductQuestion, limit: number) {
  const { products, total } = await ask[source](question, limit);
  return indexProducts(products, total);
}

const categories = {
  queryKey: keys.categories,
  queryFn: (context: QueryFunctionContext) =>
    askOrSeen(context, { name: 'categorias', ask: fetchCategories, from: keptCategories }),
  ...currentAnswers,
};

/** GET /categorias (§7), one request for all screens. */
export function useCategories(): Live<Category[]> {
  return useAnswer(categories);
}

/** The same, once they are there. */
export function useReadCategories(): () => Promise<Category[]> {
  const client = useQueryClient();
  return useCallback(() => client.query(categories), [client]);
}

/** Lists from the last visit, used without a connection. Their products must not pass for today's. */
const ofLastVisit = new WeakSet<ProductList | ProductIndex>();

const productsIn = (group: string | null) => ({
  queryKey: keys.products(group),
  queryFn: async (context: QueryFunctionContext) => {
    const list = await askOrSeen(context, {
      name: 'produtos',
      ask: () => fetchProducts(inGroup(group), maxProductsInBrowser),
      from: (stored) => {
        const kept = listIn(group, keptProducts(stored));
        if (kept) ofLastVisit.add(kept);
        return kept;
      },
      isPart: group !== null,
    });
    const index = indexProducts(list.products, list.total);
    if (ofLastVisit.has(list)) ofLastVisit.add(index);
    return index;
  },
  ...currentAnswers,
});

/** The products of one group from the kept list; undefined if that list is incomplete. */
function listIn(group: string | null, list: ProductList | undefined): ProductList | undefined {
  if (group === null || !list) return list;
  if (!isWhole(indexProducts(list.products, list.total))) return undefined;
  const products = list.products.filter(({ CD_GRUPO }) => CD_GRUPO === group);
  return { products, total: products.length };
}

export function useProducts(group: string | null): Live<ProductIndex> {
  const fromAll = fromWholeList(useQueryClient(), (all) =>
    indexProducts(all.filter(({ CD_GRUPO }) => CD_GRUPO === group)),
  );
  return useAnswer({ ...productsIn(group), ...fromAll }, { dated: true });
}

/** All active products, however many: quick order must know every code. */
export function useEveryProduct(): Live<ProductIndex> {
  const held = useProducts(null);
  const index = dataOf(held);
  const isPart = index !== undefined && !isWhole(index);
  const everything = useAnswer({
    queryKey: keys.everything,
    queryFn: () => indexOf('catalog', {}, noLimit),
    ...currentAnswers,
    enabled: isPart,
  });
  return isPart ? everything : held;
}

const productsByCode = (client: QueryClient, codes: readonly string[]) => ({
  queryKey: keys.productsByCode(codes),
  queryFn: () => fetchProductsByCode(codes),
  ...currentAnswers,
  ...fromWholeList(
    client,
    (all) => all.filter(({ CD_PRODUTO }) => codes.includes(CD_PRODUTO)),
    (index) => !ofLastVisit.has(index),
  ),
});

/** The active products among `codes`, as of today. A new array with the same codes causes no new request. */
export function useProductsByCode(codes: readonly string[] | undefined): Live<Product[]> {
  const client = useQueryClient();
  return useAnswer({ ...productsByCode(client, codes ?? []), enabled: codes !== undefined });
}

/** Requests products by code, unless the last answer is younger than five minutes. */
export function useAskByCode(): (codes: readonly string[]) => Promise<Product[]> {
  const client = useQueryClient();
  return useCallback((codes) => client.query(productsByCode(client, codes)), [client]);
}

/** Loads all active products before /produtos opens; a failure shows when it does. */
export function useLoadProducts(): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(() => client.query(productsIn(null)), [client]);
}

/** Answers a query about a part of the catalogue from the whole list, if it is cached, with the list's age. */
function fromWholeList<T>(
  client: QueryClient,
  part: (all: readonly Product[]) => T,
  isGood: (index: ProductIndex) => boolean = () => true,
) {
  const key = keys.products(null);
  return {
    initialData: () => {
      const all = client.getQueryData<ProductIndex>(key);
      return all && isWhole(all) && isGood(all) ? part(all.products) : undefined;
    },
    initialDataUpdatedAt: () => client.getQueryState(key)?.dataUpdatedAt,
  };
}

/** Requests all products that match, however many, as they are now. Without filters: all of the group. */
export function useReadProducts() {
  return useCallback(
    async (group: string | null, filters = noFilters): Promise<readonly Product[]> => {
      const question = { ...inGroup(group), ...questionOf(filters) };
      return (await fetchProducts(question, noLimit)).products;
    },
    [],
  );
}

/** The last back-up's products, requested only while `needed` (decision 5). */
export function useBackupProducts(group: string | null, needed: boolean): Live<ProductIndex> {
  return useAnswer({
    queryKey: keys.backup(group),
    queryFn: () => indexOf('backup', inGroup(group), maxProductsInBrowser),
    ...currentAnswers,
    enabled: needed,
  });
}

interface Matching {
  index: ProductIndex;
  filters: ProductFilters;
}

/** The matching products of a group; null requests nothing. The previous answer stays until the next one arrives. */
export function useMatchingProducts(
  source: ProductSource,
  group: string | null,
  filters: ProductFilters | null,
): Live<Matching> {
  const question = filters && { ...inGroup(group), ...questionOf(filters) };
  return useAnswer({
    queryKey: keys.matching(source, question),
    queryFn: async () => ({
      index: await indexOf(source, question ?? {}, firstOfMany),
      filters: filters ?? noFilters,
    }),
    ...currentAnswers,
    enabled: question !== null,
    placeholderData: keepPreviousData,
  });
}

function questionOf({ code, name }: ProductFilters): ProductQuestion {
  const DESCRICAO = visibleText(name).trim().slice(0, maxTextLength);
  return {
    ...(code !== '' && { CD_PRODUTO: code.slice(0, maxTextLength) }),
    ...(DESCRICAO !== '' && { DESCRICAO }),
  };
}

/** 'Tentar de novo': requests the catalogue again, wherever it is shown. */
export function useRefreshCatalog(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.resetQueries({ queryKey: [catalogKey] }), [client]);
}

/** After a change of the product table: reloads what is shown now, and the rest when it is shown. */
export function followProductTable(client: QueryClient): void {
  for (const queryKey of [[catalogKey], [activeProductCount]]) {
    void client.invalidateQueries({ queryKey });
  }
}

export function useActiveProductCount(): Live<number> {
  return useAnswer({
    queryKey: [activeProductCount],
    queryFn: async () => (await fetchActiveCodes()).size,
  });
}

/** 'Realizar Back-Up' (§7 /bkp); its answer is the text to show. */
export function useBackup() {
  return useMutation({ mutationKey: ['backup'], mutationFn: runBackup });
}
