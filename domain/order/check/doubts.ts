import { lineCents } from '../../cart/cart';
import { otherSum } from '../lines';
import type { Order } from '../order';
import { differencesOf, shortageOf, type CheckedField, type ProductsByCode } from './comparison';
import type { CartLine, Product } from '../../product/product';

/** What whoever approves should know of a quote: what in it is not as the product table of today says. */

/** A line of an order beside the product table of today. */
export interface LineCheck {
  /** The table's; undefined if it has no such product. */
  product: Product | undefined;
  differences: readonly CheckedField[];
}

export interface CheckedLine extends LineCheck {
  line: CartLine;
  /** Pieces of its product in all lines of the order. */
  wanted: number;
  /** These are more than there are today. */
  isShort: boolean;
}

export function checkLines(lines: readonly CartLine[], table: ProductsByCode): CheckedLine[] {
  const shortage = shortageOf(lines, table);
  return lines.map((line) => {
    const product = table.get(line.CD_PRODUTO);
    return { line, product, differences: differencesOf(line, product), ...shortage(line) };
  });
}

/** True for a difference that stands in an order for good: a balance may be another one an hour later. */
export function isLasting(field: CheckedField): boolean {
  return field !== 'estoque';
}

export function isDoubtful({ differences }: LineCheck): boolean {
  return differences.some(isLasting);
}

export interface OrderDoubts {
  /** Lines whose code, name or price is not the table's. */
  differing: number;
  /** In what they differ, and how many of them. */
  counts: Readonly<Record<CheckedField, number>>;
  /** Lines that ask for more than there is. */
  short: number;
  /** Those of either kind, in their order. */
  lines: readonly CheckedLine[];
  /** Cents that the lines cost more by today's prices, negative for less; what the table doesn't have keeps its price. */
  dearer: number;
  /** Cents of all lines by their own prices, where they are not the stored total. */
  sum: number | undefined;
}

/** `checks`: of all lines; none where the table could not be had, and then nothing is said about it. */
export function doubtsAbout(
  order: Pick<Order, 'itens' | 'total'>,
  checks: readonly CheckedLine[],
): OrderDoubts {
  const counts = { codigo: 0, nome: 0, preco: 0, estoque: 0 };
  let dearer = 0;
  for (const { line, product, differences } of checks) {
    for (const field of differences) counts[field] += 1;
    if (product)
      dearer += lineCents({ ...line, preco_venda: product.preco_venda }) - lineCents(line);
  }
  return {
    differing: checks.filter(isDoubtful).length,
    counts,
    short: checks.filter(({ isShort }) => isShort).length,
    lines: checks.filter((check) => isDoubtful(check) || check.isShort),
    dearer,
    sum: otherSum(order),
  };
}

/** An order beside the product table of today. */
export function todaysDoubts(
  order: Pick<Order, 'itens' | 'total'>,
  table: ProductsByCode,
): OrderDoubts {
  return doubtsAbout(order, checkLines(order.itens, table));
}
