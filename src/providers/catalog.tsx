import { useCallback, useMemo, useState, type ReactNode } from 'react';

import {
  fetchActiveCodes,
  fetchBackupProducts,
  fetchCategories,
  fetchProducts,
} from '../data/http/catalog';
import type { Category, Product } from '../domain/product';
import { useUser } from './session';
import type { Live } from './live';
import { createRequiredContext } from './required-context';
import { useRequest } from './use-request';

interface Catalog {
  categories: () => Promise<Category[]>;
  products: (group: string | null) => Promise<Product[]>;
  backupProducts: (group: string | null) => Promise<Product[]>;
  /** Forgets the answers: what is on the screen is asked again. */
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
  const once = useCallback(
    <T,>(key: string, ask: () => Promise<T>): Promise<T> => {
      const known = answers.get(key);
      if (known && Date.now() - known.askedAt < maxAgeMs) return known.value as Promise<T>;
      const value = ask();
      answers.set(key, { value, askedAt: Date.now() });
      value.catch(() => answers.delete(key));
      return value;
    },
    [answers],
  );
  const catalog = useMemo<Catalog>(
    () => ({
      categories: () => once('categories', fetchCategories),
      products: (group) => once(`products ${group ?? ''}`, () => fetchProducts(inGroup(group))),
      backupProducts: (group) =>
        once(`backup ${group ?? ''}`, () => fetchBackupProducts(inGroup(group))),
      refresh: () => setAnswers(new Map()),
    }),
    [once],
  );
  return <Provider value={catalog}>{children}</Provider>;
}

function inGroup(group: string | null) {
  return group === null ? {} : { CD_GRUPO: group };
}

export function useCategories(): Live<Category[]> {
  return useRequest(useCatalog().categories);
}

/** The active products of one group (CD_GRUPO), or of all with null. */
export function useProducts(group: string | null): Live<Product[]> {
  const { products } = useCatalog();
  return useRequest(useCallback(() => products(group), [products, group]));
}

/** The last back-up's products, asked only while `needed` (design, point 5). */
export function useBackupProducts(group: string | null, needed: boolean): Live<Product[]> {
  const { backupProducts } = useCatalog();
  const request = useCallback(() => backupProducts(group), [backupProducts, group]);
  return useRequest(needed ? request : null);
}

/** Asks the catalogue again, wherever it is shown: 'Tentar de novo'. */
export function useRefreshCatalog(): () => void {
  return useCatalog().refresh;
}

/** The codes of the active products as they are now; asked only while `needed`, and never remembered. */
export function useActiveCodes(needed: boolean): Live<Set<string>> {
  return useRequest(needed ? fetchActiveCodes : null);
}
