import * as v from 'valibot';

import type { Category, Product } from '../../../domain/product/product';
import { limitHeader, totalHeader } from '../../../domain/query-limits';
import { readValue } from '../base/record';
import { codeBatches } from './code-batches';
import { fetchValue, http } from '../base/http';
import { isProduct } from './is-product';

/** §7: an absent filter doesn't apply. */
export interface ProductQuestion {
  CD_PRODUTO?: string;
  DESCRICAO?: string;
  CD_GRUPO?: string;
}

/** The first matching products, up to the requested number, and the number of all matches. */
export interface ProductList {
  products: Product[];
  total: number;
}

const rows = v.array(v.unknown());

async function getList<T>(
  path: string,
  isRow: (row: unknown) => row is T,
  params?: URLSearchParams,
): Promise<T[]> {
  const client = await http();
  const { data } = await client.get<unknown>(path, { params });
  return readRows(path, isRow, data);
}

/** The rows that fit. Others can neither be shown nor ordered, so they are logged and skipped. */
function readRows<T>(path: string, isRow: (row: unknown) => row is T, data: unknown): T[] {
  // If a function behind a rewrite is down, the answer may be an HTML page with status 200.
  const answered = readValue(rows, data, path);
  const read = answered.filter(isRow);
  if (read.length < answered.length) {
    const strange = answered.find((row) => !isRow(row));
    console.error(`${path}: ${answered.length - read.length} rows are invalid, such as`, strange);
  }
  return read;
}

const category = v.object({ CD_GRUPO: v.string(), DESCRICAO: v.string() });
const code = v.object({ CD_PRODUTO: v.string() });

const categories = v.array(category);

/** The categories that this browser kept; undefined if invalid. */
export function keptCategories(stored: unknown): Category[] | undefined {
  const read = v.safeParse(categories, stored);
  return read.success ? read.output : undefined;
}

/** GET /categorias (§7), sorted by DESCRICAO. */
export function fetchCategories(): Promise<Category[]> {
  return getList('/categorias', (row) => v.is(category, row));
}

async function getProducts(
  path: string,
  params: ProductQuestion,
  limit: number,
): Promise<ProductList> {
  const client = await http();
  const headers = { [limitHeader]: limit };
  const answer = await client.get<unknown>(path, { params, headers });
  const products = readRows(path, isProduct, answer.data);
  return { products, total: Number(answer.headers[totalHeader.toLowerCase()]) || products.length };
}

const list = v.object({ products: v.array(v.custom<Product>(isProduct)), total: v.number() });

/** The products that this browser kept; undefined if invalid. */
export function keptProducts(stored: unknown): ProductList | undefined {
  return v.is(list, stored) ? stored : undefined;
}

/** GET /produtos (§7): the active products, sorted by DESCRICAO; prices in reais. */
export function fetchProducts(question: ProductQuestion, limit: number): Promise<ProductList> {
  return getProducts('/produtos', question, limit);
}

/** The active products among these codes. */
export async function fetchProductsByCode(codes: readonly string[]): Promise<Product[]> {
  const answers = await Promise.all(
    codeBatches(codes).map((batch) => getList('/produtos', isProduct, batch)),
  );
  return answers.flat();
}

/** The products of the last back-up, used if /produtos finds nothing or fails (decision 5). */
export function fetchBackupProducts(
  question: ProductQuestion,
  limit: number,
): Promise<ProductList> {
  return getProducts('/puxabkp', question, limit);
}

export async function fetchBackupProductsByCode(codes: readonly string[]): Promise<Product[]> {
  const answers = await Promise.all(
    codeBatches(codes).map((batch) => getList('/puxabkp', isProduct, batch)),
  );
  return answers.flat();
}

/** The codes (CD_PRODUTO) of the active products; the dashboard shows their number. */
export async function fetchActiveCodes(): Promise<Set<string>> {
  const rows = await getList('/produtoscount', (row) => v.is(code, row));
  return new Set(rows.map(({ CD_PRODUTO }) => CD_PRODUTO));
}

/** Backs the products up; returns the text to show. */
export async function runBackup(): Promise<string> {
  const request = { responseType: 'text', timeout: 120_000 } as const;
  const text = await fetchValue('/bkp', v.string(), request);
  if (/^\s*</.test(text)) throw new Error('/bkp answered with a page');
  return text;
}
