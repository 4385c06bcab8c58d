import type { Product } from '../product';
import { isNumber, openingsOf, searchText, searchWords, sizesOf, type SearchWord } from './text';

export interface ProductIndex {
  products: readonly Product[];
  /** Size of the whole list; larger than `products` if only its beginning is loaded. */
  total: number;
  /** The products prepared for comparing. Computed at the first call, because showing the list doesn't need it. */
  entries: () => readonly SearchedProduct[];
  /**
   * The words of the names by their folded form, most frequent first. Computed at the first search without a result.
   */
  words: () => ReadonlyMap<string, string>;
}

export class SearchedProduct {
  readonly text: string;
  #sizes: string | undefined;

  constructor(readonly product: Product) {
    this.text = searchText(product.DESCRICAO);
  }

  /** Computed when a search contains a size. */
  get sizes(): string {
    return (this.#sizes ??= sizesOf(this.product.DESCRICAO));
  }
}

/** Filters of a product list; '' matches everything (§2 /produtos). */
export interface ProductFilters {
  code: string;
  /** Words in any order. Each must be contained in the name, or be a number that the code starts with. */
  name: string;
}

export const noFilters: ProductFilters = { code: '', name: '' };

/** Prepares a list for searching. Pass `total` if the list is only the beginning of a longer one. */
export function indexProducts(products: readonly Product[], total = products.length): ProductIndex {
  let entries: SearchedProduct[] | undefined;
  let words: ReadonlyMap<string, string> | undefined;
  return {
    products,
    total,
    entries: () => (entries ??= products.map((product) => new SearchedProduct(product))),
    words: () => (words ??= knownWords(products)),
  };
}

function knownWords(products: readonly Product[]): ReadonlyMap<string, string> {
  const known = new Map<string, { word: string; count: number }>();
  for (const { DESCRICAO } of products) {
    for (const word of DESCRICAO.match(/[\p{L}\p{M}-]+|\d[\d.,]*/gu) ?? []) {
      const folded = searchText(word);
      const entry = known.get(folded);
      if (entry) entry.count += 1;
      else known.set(folded, { word, count: 1 });
    }
  }
  const sorted = [...known].sort(([, one], [, other]) => other.count - one.count);
  return new Map(sorted.map(([folded, { word }]) => [folded, word]));
}

export function isUnfiltered({ code, name }: ProductFilters): boolean {
  return code === '' && searchWords(name).length === 0;
}

export function isWhole({ products, total }: ProductIndex): boolean {
  return products.length >= total;
}

/** The products that match all filters, best rank first; within a rank in the list's order. */
export function findProducts(index: ProductIndex, { code, name }: ProductFilters) {
  const words = searchWords(name);
  if (code === '' && words.length === 0) return index.products;
  const openings = openingsOf(words);
  const found = ranks.map((): Product[] => []);
  for (const entry of index.entries()) {
    const rank = rankOf(entry, code, words, openings);
    if (rank !== undefined) found[rank]?.push(entry.product);
  }
  return found.flat();
}

/**
 * Ranks of matches, best first: the exact code; the name starts with the first two words; name or code starts with a
 * word; all words start words of the name; all match words or sizes; the rest.
 */
const ranks = [0, 1, 2, 3, 4, 5] as const;

const [exact, opens, beginsSo, beginsWords, beginsSizes, rest] = ranks;

/** The rank of a product; undefined if it doesn't match. */
function rankOf(
  entry: SearchedProduct,
  code: string,
  words: readonly SearchWord[],
  openings: readonly string[],
): (typeof ranks)[number] | undefined {
  const productCode = entry.product.CD_PRODUTO;
  if (!productCode.startsWith(code)) return undefined;
  let isExact = code === productCode;
  let begins = code !== '';
  let asSize = false;
  let inside = false;
  for (const word of words) {
    const begun = beginsCode(entry, word);
    isExact ||= begun && word.forms[0] === productCode;
    const place = matchIn(entry, word);
    if (place === undefined && !begun) return undefined;
    if (place === 'name' || (begun && words.length === 1)) begins = true;
    // Among other words, a number is more likely a size: 'camara 29'.
    else if (place === 'size') asSize = true;
    else inside ||= place !== 'word';
  }
  if (isExact) return exact;
  if (inside) return rest;
  if (asSize) return beginsSizes;
  if (openings.some((opening) => entry.text.startsWith(opening))) return opens;
  return begins ? beginsSo : beginsWords;
}

export function hasWord(entry: SearchedProduct, word: SearchWord): boolean {
  return matchIn(entry, word) !== undefined || beginsCode(entry, word);
}

function beginsCode({ product }: SearchedProduct, { forms: [text = ''] }: SearchWord): boolean {
  return isNumber(text) && product.CD_PRODUTO.startsWith(text);
}

/**
 * Where a name matches the word: at its beginning, at the beginning of a word, as a size written with signs, or
 * elsewhere.
 */
function matchIn(
  entry: SearchedProduct,
  { forms, size, parts }: SearchWord,
): 'name' | 'word' | 'size' | 'inside' | undefined {
  const { text } = entry;
  let isInside = false;
  let beginsWord = false;
  for (const form of forms) {
    const at = text.indexOf(form);
    if (at === 0) return 'name';
    isInside ||= at > 0;
    beginsWord ||= at > 0 && text.includes(` ${form}`, at - 1);
  }
  if (beginsWord) return 'word';
  if (size !== '' && entry.sizes.includes(` ${size}`)) return 'size';
  if (isInside) return 'inside';
  const areApart = parts.length > 0 && parts.every((part) => beginsOne(entry, part));
  return areApart ? 'inside' : undefined;
}

function beginsOne(entry: SearchedProduct, part: SearchWord): boolean {
  const place = matchIn(entry, part);
  return place !== undefined && place !== 'inside';
}
