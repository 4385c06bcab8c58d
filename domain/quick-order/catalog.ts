import { nearest } from '../product/search/near/nearest';
import type { Product } from '../product/product';
import { closestGroups } from '../product/search/near/closest';
import { findProducts, isUnfiltered, type ProductIndex } from '../product/search/product-index';
import { isNumber } from '../product/search/text';
import { plainCell } from '../words/table/csv';
import { fold } from '../words/text';

export interface QuickCatalog {
  index: ProductIndex;
  /** Finds a product by its code in any case; never guesses. */
  find: (code: string) => Product | undefined;
  /** Finds a product by a code that a program reformatted ('1.006', '001006', '="1006"'), if only one product fits. */
  meant: (code: string) => Product | undefined;
  /** Codes without the characters that spreadsheets add or drop, in the order of the index. */
  cores: () => readonly string[];
}

export function quickCatalog(index: ProductIndex): QuickCatalog {
  const { products } = index;
  const exact = new Map(products.map((product) => [product.CD_PRODUTO, product]));
  const anyCase = new Map(products.map((product) => [product.CD_PRODUTO.toUpperCase(), product]));
  let cores: readonly string[] | undefined;
  let bareNumbers: Map<string, Product | undefined> | undefined;
  const find = (code: string) => exact.get(code.trim()) ?? anyCase.get(code.trim().toUpperCase());
  return {
    index,
    find,
    meant: (code) => {
      const plain = plainCell(code.trim());
      const bare = bareNumber(plain);
      bareNumbers ??= productsByBareNumber(products);
      return find(plain) ?? (bare === undefined ? undefined : bareNumbers.get(bare));
    },
    cores: () => (cores ??= products.map(({ CD_PRODUTO }) => core(CD_PRODUTO))),
  };
}

/** The digits of '001006', '1.006', '1006.0' and '1006,00'; undefined for anything that isn't a number. */
function bareNumber(code: string): string | undefined {
  const [, whole] = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:[.,]0{1,2})?$/.exec(code) ?? [];
  return whole?.replaceAll('.', '').replace(/^0+(?=\d)/, '');
}

/** Products by their bare number; undefined if several products share it. */
function productsByBareNumber(products: readonly Product[]) {
  const found = new Map<string, Product | undefined>();
  for (const product of products) {
    const bare = bareNumber(product.CD_PRODUTO);
    if (bare !== undefined) found.set(bare, found.has(bare) ? undefined : product);
  }
  return found;
}

/**
 * Products to suggest: the exact code, then codes with that beginning, then the catalogue's matches or the closest
 * products.
 */
export function suggest({ index, find }: QuickCatalog, typed: string, limit: number): Product[] {
  const text = typed.trim();
  if (text === '') return [];
  const exact = find(text);
  const begun = isNumber(text) ? [] : findProducts(index, { code: text.toUpperCase(), name: '' });
  const filters = { code: '', name: text };
  const named = isUnfiltered(filters) ? [] : findProducts(index, filters);
  const found = new Set([...(exact ? [exact] : []), ...begun, ...named]);
  const offered = found.size > 0 ? [...found] : (closestGroups(index, filters)[0]?.products ?? []);
  return offered.slice(0, limit);
}

/**
 * Products that a wrong code could mean; only suggested, never ordered. `beside` holds the row's other cells, because
 * in old spreadsheets names outlive codes.
 */
export function guesses(
  catalog: QuickCatalog,
  code: string,
  limit: number,
  beside: readonly string[] = [],
): Product[] {
  const bare = core(code);
  if (bare === '') return [];
  const { products } = catalog.index;
  const cores = catalog.cores();
  const same = products.filter((_, at) => cores[at] === bare);
  const codes = products.map(({ CD_PRODUTO }) => CD_PRODUTO);
  const near = nearest(code.trim().toUpperCase(), codes, limit).map((one) => catalog.find(one));
  const within = code.split(/\s+/).map((word) => catalog.find(word));
  const inRow = beside.flatMap((cell) => named(catalog, cell).slice(0, limit));
  const byName = named(catalog, code).slice(0, limit);
  const found = new Set([...same, ...inRow, ...byName, ...near, ...within]);
  return [...found].filter((product) => product !== undefined).slice(0, limit);
}

/** Spreadsheets drop leading zeros and add dots. */
function core(code: string): string {
  return fold(code)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^0+/, '');
}

/** Searches by name, if the text has a letter or a size; a bare number is more likely a code. */
function named({ index }: QuickCatalog, text: string): readonly Product[] {
  if (!/\p{L}|\d[.,/]\d/u.test(text)) return [];
  return findProducts(index, { code: '', name: text.replace(/[^\p{L}\p{M}\d.,/]+/gu, ' ') });
}
