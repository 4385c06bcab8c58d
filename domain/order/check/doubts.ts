import { lineCents } from '../../cart/cart';
import { otherSum, type Totalled } from '../lines';
import {
  differencesOf,
  shortageOf,
  type CheckedField,
  type OrderCheck,
  type ProductsByCode,
} from './comparison';
import type { CartLine, Product } from '../../product/product';
import { exceedsStock } from '../../product/stock';

export interface LineCheck {
  product: Product | undefined;
  differences: readonly CheckedField[];
}

export interface CheckedLine extends LineCheck {
  line: CartLine;
  /** Pieces of its product in all lines of the order. */
  wanted: number;
  isShort: boolean;
}

export function checkLines(lines: readonly CartLine[], table: ProductsByCode): CheckedLine[] {
  const shortage = shortageOf(lines, table);
  return lines.map((line) => {
    const product = table.get(line.CD_PRODUTO);
    return { line, product, differences: differencesOf(line, product), ...shortage(line) };
  });
}

export function isLasting(field: CheckedField): boolean {
  return field !== 'estoque';
}

export function isDoubtful({ differences }: LineCheck): boolean {
  return differences.some(isLasting);
}

/** Those lines of a cart that are not as the table says, or ask for more than there is since they were put in. */
export function changedLines(lines: readonly CartLine[], table: ProductsByCode): CheckedLine[] {
  return checkLines(lines, table).filter(
    (check) => isDoubtful(check) || (check.isShort && !exceedsStock(check.line)),
  );
}

/** A pending order beside the product table of today, in numbers. */
export interface TodaysDoubts {
  /** Lines whose code, name or price is not the table's. */
  differing: number;
  counts: Readonly<Record<CheckedField, number>>;
  short: number;
  /** Cents that the lines cost more by today's prices, negative for less; what the table doesn't have keeps its price. */
  dearer: number;
  /** Cents of all lines by their own prices, where they are not the stored total. */
  sum: number | undefined;
}

/** What `/conferencias` tells of each order. */
export interface OrderComparison {
  /** Null of a decided one that was never compared. */
  conferencia: OrderCheck | null;
  /** Null of a decided one. */
  hoje: TodaysDoubts | null;
}

export interface OrderDoubts extends TodaysDoubts {
  lines: readonly CheckedLine[];
}

export function saysNothing({ differing, short }: TodaysDoubts): boolean {
  return differing === 0 && short === 0;
}

/** `checks`: of all lines; none where the table could not be had, and then nothing is said about it. */
export function doubtsAbout(order: Totalled, checks: readonly CheckedLine[]): OrderDoubts {
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

export function todaysDoubts(order: Totalled, table: ProductsByCode): OrderDoubts {
  return doubtsAbout(order, checkLines(order.itens, table));
}
