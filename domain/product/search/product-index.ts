import type { Product } from '../product';
import { searchText, searchWords, isNumber } from './text';

export interface ProductIndex {
  products: readonly Product[];
  /** How many there are; more than `products` where only the first of them are known. */
  total: number;
  /** Each product's DESCRICAO as searches compare it. Made at the first call: the list is shown without it. */
  texts: () => readonly string[];
  /** The words of the texts, the most frequent first. Made at the first call, which only a search without a result makes. */
  words: () => readonly string[];
}

/** The filters over a list of products; '' matches any (§2 /produtos). */
export interface ProductFilters {
  code: string;
  /** Words, in any order: each is contained in the name, or is a number that the code begins with. */
  name: string;
}

export const noFilters: ProductFilters = { code: '', name: '' };

/** Prepares a list for searching; `total` where it is only the first of so many. */
export function indexProducts(products: readonly Product[], total = products.length): ProductIndex {
  let known: string[] | undefined;
  let words: string[] | undefined;
  const texts = () => (known ??= products.map(({ DESCRICAO }) => searchText(DESCRICAO)));
  return { products, total, texts, words: () => (words ??= wordsOf(texts())) };
}

function wordsOf(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

export function isUnfiltered({ code, name }: ProductFilters): boolean {
  return code === '' && searchWords(name).length === 0;
}

export function isWhole({ products, total }: ProductIndex): boolean {
  return products.length >= total;
}

/** The products that match all filters, the exact code first, then beginnings, then the rest; else in the list's order. */
export function findProducts(index: ProductIndex, { code, name }: ProductFilters) {
  const words = searchWords(name);
  if (code === '' && words.length === 0) return index.products;
  const texts = index.texts();
  const found = ranks.map((): Product[] => []);
  index.products.forEach((product, at) => {
    const rank = rankOf(product.CD_PRODUTO, texts[at] ?? '', code, words);
    if (rank !== undefined) found[rank]?.push(product);
  });
  return found.flat();
}

/** The exact code; name or code begin so, and every word begins one of the name's; every word does; the rest. */
const ranks = [0, 1, 2, 3] as const;

const [exact, beginsSo, beginsWords, rest] = ranks;

/** A product's place among those found; undefined if it doesn't match. `text` is the name as `searchText` writes it. */
function rankOf(
  productCode: string,
  text: string,
  code: string,
  words: readonly string[],
): (typeof ranks)[number] | undefined {
  if (!productCode.startsWith(code)) return undefined;
  let isExact = code === productCode;
  let begins = code !== '';
  let inside = false;
  for (const word of words) {
    const beginsCode = isNumber(word) && productCode.startsWith(word);
    isExact ||= word === productCode;
    const at = text.indexOf(word);
    if (at < 0 && !beginsCode) return undefined;
    if (at === 0 || (beginsCode && words.length === 1)) begins = true;
    // Among other words, a number is more likely a size: 'camara 29'.
    else inside ||= at < 0 || !text.includes(` ${word}`, at - 1);
  }
  if (isExact) return exact;
  if (inside) return rest;
  return begins ? beginsSo : beginsWords;
}
