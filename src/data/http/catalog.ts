import type { Category, Product } from '../../../domain/product';
import { codeBatches } from './code-batches';
import { http } from './lazy-client';

/** An absent filter is not applied. */
interface ProductFilters {
  CD_GRUPO?: string;
}

async function getList<T>(
  path: string,
  params: ProductFilters | URLSearchParams = {},
): Promise<T[]> {
  const client = await http();
  const { data } = await client.get<unknown>(path, { params });
  // If the function is down, the rewrite may answer with an HTML page and status 200.
  if (!Array.isArray(data)) throw new Error(`${path} did not answer with a list`);
  return data as T[];
}

/** GET /categorias (§7): by DESCRICAO. */
export function fetchCategories(): Promise<Category[]> {
  return getList('/categorias');
}

/** GET /produtos (§7): the active products, by DESCRICAO; prices in reais. */
export function fetchProducts(filters: ProductFilters): Promise<Product[]> {
  return getList('/produtos', filters);
}

/** The active products among these codes; an order or a cart doesn't need a list of 20,000. */
export async function fetchProductsByCode(codes: readonly string[]): Promise<Product[]> {
  const answers = await Promise.all(
    codeBatches(codes).map((batch) => getList<Product>('/produtos', batch)),
  );
  return answers.flat();
}

/** The products of the last back-up: the fallback when /produtos finds nothing or fails (decision 5). */
export function fetchBackupProducts(filters: ProductFilters): Promise<Product[]> {
  return getList('/puxabkp', filters);
}

/** The codes (CD_PRODUTO) of the active products; their number is shown on the dashboard. */
export async function fetchActiveCodes(): Promise<Set<string>> {
  const rows = await getList<Pick<Product, 'CD_PRODUTO'>>('/produtoscount');
  return new Set(rows.map(({ CD_PRODUTO }) => CD_PRODUTO));
}

/** Saves the products; answers the text to show. */
export async function runBackup(): Promise<string> {
  const client = await http();
  const { data } = await client.get<string>('/bkp', { responseType: 'text', timeout: 120_000 });
  if (/^\s*</.test(data)) throw new Error('/bkp answered with a page');
  return data;
}
