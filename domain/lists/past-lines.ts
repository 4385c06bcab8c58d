import { maxQuantity } from '../cart/cart';
import { toCents } from '../words/money';
import type { ProductsByCode } from '../order/check/comparison';
import type { CartLine, Product } from '../product/product';
import { exceedsStock } from '../product/stock';
import { fold } from '../words/text';

/** A line of an order or a saved list, to compare with today's catalogue. It has no note. */

export type PastLine = Pick<
  CartLine,
  'CD_PRODUTO' | 'DESCRICAO' | 'CD_GRUPO' | 'preco_venda' | 'quantity'
>;

/** How a line differs today. A product that left the catalogue has no other change. */
export const lineChanges = [
  'gone',
  'noStock',
  'lessStock',
  'dearer',
  'cheaper',
  'renamed',
] as const;
export type LineChange = (typeof lineChanges)[number];

export interface ComparedLine {
  past: PastLine;
  at: number;
  /** Today's product; undefined if it left the catalogue. */
  product: Product | undefined;
  changes: readonly LineChange[];
}

export type ChangeCounts = Record<LineChange | 'same', number>;

/**
 * Compares lines with today's catalogue; changed lines come first. `prices`: false for people who may not see prices.
 */
export function compareLines(
  lines: readonly PastLine[],
  today: ProductsByCode,
  { prices }: { prices: boolean },
): ComparedLine[] {
  const compared = joinLines(lines).map((past, at) => {
    const product = today.get(past.CD_PRODUTO);
    return { past, at, product, changes: changesOf(past, product, prices) };
  });
  return compared.sort((a, b) => rank(a) - rank(b));
}

function rank({ changes: [first] }: ComparedLine): number {
  return first === undefined ? lineChanges.length : lineChanges.indexOf(first);
}

/** Joins the lines of one product, as the cart does, and forces each quantity into the cart's range. */
export function joinLines(lines: readonly PastLine[]): PastLine[] {
  const joined = new Map<string, PastLine>();
  for (const line of lines) {
    const { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda } = line;
    const quantity = (joined.get(CD_PRODUTO)?.quantity ?? 0) + wholePieces(line.quantity);
    joined.set(CD_PRODUTO, {
      CD_PRODUTO,
      DESCRICAO,
      CD_GRUPO,
      preco_venda,
      quantity: Math.min(quantity, maxQuantity),
    });
  }
  return [...joined.values()];
}

function wholePieces(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(Math.trunc(quantity), 1) : 1;
}

function changesOf(past: PastLine, product: Product | undefined, prices: boolean): LineChange[] {
  if (!product) return ['gone'];
  const cents = toCents(product.preco_venda) - toCents(past.preco_venda);
  const found: Record<LineChange, boolean> = {
    gone: false,
    noStock: product.estoque_saldo <= 0,
    lessStock: product.estoque_saldo > 0 && exceedsStock({ ...product, quantity: past.quantity }),
    dearer: prices && cents > 0,
    cheaper: prices && cents < 0,
    renamed: past.DESCRICAO !== product.DESCRICAO,
  };
  return lineChanges.filter((change) => found[change]);
}

export function countChanges(lines: readonly ComparedLine[]): ChangeCounts {
  const counts: ChangeCounts = {
    gone: 0,
    noStock: 0,
    lessStock: 0,
    dearer: 0,
    cheaper: 0,
    renamed: 0,
    same: 0,
  };
  for (const { changes } of lines) {
    for (const change of changes) counts[change] += 1;
    if (changes.length === 0) counts.same += 1;
  }
  return counts;
}

/** Products that could replace one that left the catalogue: same group, most words in common. */
export function similarTo(
  { CD_PRODUTO, CD_GRUPO, DESCRICAO }: PastLine,
  products: readonly Product[],
  limit: number,
): Product[] {
  const wanted = new Set(namePieces(DESCRICAO));
  return products
    .filter((product) => product.CD_GRUPO === CD_GRUPO && product.CD_PRODUTO !== CD_PRODUTO)
    .map((product) => {
      const words = namePieces(product.DESCRICAO);
      const shared = words.filter((word) => wanted.has(word)).length;
      return { product, shared, others: words.length - shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.others - b.others)
    .slice(0, limit)
    .map(({ product }) => product);
}

function namePieces(name: string): string[] {
  return [...new Set(fold(name).match(/[a-z0-9]+/g))];
}
