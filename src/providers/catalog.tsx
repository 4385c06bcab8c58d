import { useCallback, useMemo, useState, type ReactNode } from 'react';

import {
  fetchBackupProducts,
  fetchCategories,
  fetchProducts,
  fetchProductsByCode,
} from '../data/http/catalog';
import type { Category, Product } from '../../domain/product';
import { indexProducts, type ProductIndex } from '../../domain/product-index';
import { useUser } from './session';
import type { Live } from './live';
import { createRequiredContext } from './required-context';
import { useRequest } from './use-request';

interface Catalog {
  categories: () => Promise<Category[]>;
  products: (group: string | null) => Promise<ProductIndex>;
  productsByCode: (codes: readonly string[]) => Promise<Product[]>;
  backupProducts: (group: string | null) => Promise<ProductIndex>;
  /** Forgets the answers, so that whatever is on the screen is requested again. */
  refresh: () => void;
}

const [Provider, useCatalog] = createRequiredContext<Catalog>('useCatalog');

/** Prices and stock change over a working day: a remembered answer older than this is asked again. */
const maxAgeMs = 5 * 60_000;

interface Answer {
  value: Promise<unknown>;
  askedAt: number;
}

/** Remembers the answers of the product table for five minutes, while a person is signed in; failures are asked again. */
export function CatalogProvider({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  return <AnswersOf key={uid}>{children}</AnswersOf>;
}

function AnswersOf({ children }: { children: ReactNode }) {
  const [answers, setAnswers] = useState(() => new Map<string, Answer>());
  const catalog = useMemo<Catalog>(
    () => ({ ...questions(answers), refresh: () => setAnswers(new Map()) }),
    [answers],
  );
  return <Provider value={catalog}>{children}</Provider>;
}

/** The requests to the endpoints, none made twice. A part of the whole list is taken from that list if it is known. */
function questions(answers: Map<string, Answer>): Omit<Catalog, 'refresh'> {
  function known<T>(key: string) {
    const answer = answers.get(key);
    return answer && Date.now() - answer.askedAt < maxAgeMs
      ? (answer.value as Promise<T>)
      : undefined;
  }

  function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const answer = known<T>(key);
    if (answer) return answer;
    const value = ask();
    answers.set(key, { value, askedAt: Date.now() });
    value.catch(() => answers.delete(key));
    return value;
  }

  const wholeList = 'products ';
  async function partOf(whole: Promise<ProductIndex>, belongs: (product: Product) => boolean) {
    return (await whole).products.filter(belongs);
  }

  return {
    categories: () => once('categories', fetchCategories),
    products: (group) => {
      const whole = known<ProductIndex>(wholeList);
      return whole && group !== null
        ? partOf(whole, ({ CD_GRUPO }) => CD_GRUPO === group).then(indexProducts)
        : once(`products ${group ?? ''}`, () => fetchProducts(inGroup(group)).then(indexProducts));
    },
    productsByCode: (codes) => {
      const whole = known<ProductIndex>(wholeList);
      return whole
        ? partOf(whole, ({ CD_PRODUTO }) => codes.includes(CD_PRODUTO))
        : once(`codes ${codes.join('\n')}`, () => fetchProductsByCode(codes));
    },
    backupProducts: (group) =>
      once(`backup ${group ?? ''}`, () => fetchBackupProducts(inGroup(group)).then(indexProducts)),
  };
}

function inGroup(group: string | null) {
  return group === null ? {} : { CD_GRUPO: group };
}

/** GET /categorias (§7), one request for all screens. */
export function useCategories(): Live<Category[]> {
  return useRequest(useCatalog().categories);
}

/** The active products of one group (CD_GRUPO), or of all with null. */
export function useProducts(group: string | null): Live<ProductIndex> {
  const { products } = useCatalog();
  return useRequest(useCallback(() => products(group), [products, group]));
}

/** The active products among `codes`; the same codes in a new array ask nothing new. */
export function useProductsByCode(codes: readonly string[]): Live<Product[]> {
  const { productsByCode } = useCatalog();
  const key = JSON.stringify(codes);
  return useRequest(
    useCallback(() => productsByCode(JSON.parse(key) as string[]), [productsByCode, key]),
  );
}

/** The last back-up's products, asked only while `needed` (decision 5). */
export function useBackupProducts(group: string | null, needed: boolean): Live<ProductIndex> {
  const { backupProducts } = useCatalog();
  const request = useCallback(() => backupProducts(group), [backupProducts, group]);
  return useRequest(needed ? request : null);
}

/** Asks the catalogue again, wherever it is shown: 'Tentar de novo'. */
export function useRefreshCatalog(): () => void {
  return useCatalog().refresh;
}

/** Which of `codes` (a stable array) are active products now; never remembered. */
export function useActiveCodes(codes: readonly string[]): Live<ReadonlySet<string>> {
  return useRequest(
    useCallback(async () => {
      const products = await fetchProductsByCode(codes);
      return new Set(products.map(({ CD_PRODUTO }) => CD_PRODUTO));
    }, [codes]),
  );
}
