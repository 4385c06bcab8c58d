import { nearest } from '../product/search/nearest';
import type { Product } from '../product/product';
import { fold } from '../words/text';

/** The catalogue as quick order asks it. */
export interface QuickCatalog {
  products: readonly Product[];
  /** By its code, whatever its case; a code is never guessed. */
  find: (code: string) => Product | undefined;
  /** Folded names with points in their sizes, in the order of `products`. */
  names: () => readonly string[];
  /** Codes without what spreadsheets add or lose, in the same order. */
  cores: () => readonly string[];
}

/** Built once per list: asking costs nothing then, and names are folded when first needed. */
export function quickCatalog(products: readonly Product[]): QuickCatalog {
  const exact = new Map(products.map((product) => [product.CD_PRODUTO, product]));
  const anyCase = new Map(products.map((product) => [product.CD_PRODUTO.toUpperCase(), product]));
  let names: readonly string[] | undefined;
  let cores: readonly string[] | undefined;
  return {
    products,
    find: (code) => exact.get(code.trim()) ?? anyCase.get(code.trim().toUpperCase()),
    names: () => (names ??= products.map(({ DESCRICAO }) => withPoints(DESCRICAO))),
    cores: () => (cores ??= products.map(({ CD_PRODUTO }) => core(CD_PRODUTO))),
  };
}

/** While a code is typed: the exact code, codes that begin with it, then names that have all its words. */
export function suggest(catalog: QuickCatalog, typed: string, limit: number): Product[] {
  const text = typed.trim();
  if (text === '') return [];
  const exact = catalog.find(text);
  const found = new Set(exact ? [exact] : []);
  const start = text.toUpperCase();
  for (const product of catalog.products) {
    if (found.size >= limit) break;
    if (product.CD_PRODUTO.toUpperCase().startsWith(start)) found.add(product);
  }
  for (const product of named(catalog, text, limit)) {
    if (found.size >= limit) break;
    found.add(product);
  }
  return [...found];
}

/**
 * What an unknown code may have meant, the likeliest first; only ever offered. `beside` is the rest of the row: in old
 * spreadsheets a name outlives its code.
 */
export function guesses(
  catalog: QuickCatalog,
  code: string,
  limit: number,
  beside: readonly string[] = [],
): Product[] {
  const bare = core(code);
  if (bare === '') return [];
  const cores = catalog.cores();
  const same = catalog.products.filter((_, at) => cores[at] === bare);
  const codes = catalog.products.map(({ CD_PRODUTO }) => CD_PRODUTO);
  const near = nearest(code.trim().toUpperCase(), codes, limit).map((one) => catalog.find(one));
  const within = code.split(/\s+/).map((word) => catalog.find(word));
  const inRow = beside.flatMap((cell) => named(catalog, cell, limit));
  const found = new Set([...same, ...inRow, ...named(catalog, code, limit), ...near, ...within]);
  return [...found].filter((product) => product !== undefined).slice(0, limit);
}

/** Spreadsheets lose leading zeros and add dots. */
function core(code: string): string {
  return fold(code)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^0+/, '');
}

/** Folded, and with one way to write the size '28,6'. */
function withPoints(text: string): string {
  return fold(text).replace(/(\d),(?=\d)/g, '$1.');
}

/** The products whose names have all words of a text with a letter or a size in it; a bare number is likelier a code. */
function named({ products, names }: QuickCatalog, text: string, limit: number): Product[] {
  const written = withPoints(text);
  if (!/\p{L}|\d[./]\d/u.test(written)) return [];
  const words = written.split(/[^\p{L}\d./]+/u).filter((word) => word !== '');
  const found: Product[] = [];
  for (const [at, name] of names().entries()) {
    const product = products[at];
    if (product && words.every((word) => name.includes(word))) found.push(product);
    if (found.length === limit) break;
  }
  return words.length > 0 ? found : [];
}
