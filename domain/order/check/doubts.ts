import { lineCents } from '../../cart/cart';
import { otherSum, type Totalled } from '../lines';
import {
  differencesOf,
  shortageOf,
  type CheckedField,
  type OrderCheck,
  type ProductsByCode,
} from './comparison';
import { discountedIn, type Discounted } from '../quote/discount';
import type { Credit } from '../../people/credit/credit';
import { fitsPack } from '../../product/pack';
import type { CartLine, Product } from '../../product/product';
import { exceedsStock } from '../../product/stock';

export interface LineCheck {
  product: Product | undefined;
  differences: readonly CheckedField[];
}

export interface CheckedLine extends LineCheck {
  line: CartLine;
  /** Pieces of this product in all lines of the order. */
  wanted: number;
  isShort: boolean;
  /** The product isn't sold in this quantity. */
  isUnfit: boolean;
}

export function checkLines(lines: readonly CartLine[], table: ProductsByCode): CheckedLine[] {
  const shortage = shortageOf(lines, table);
  return lines.map((line) => {
    const product = table.get(line.CD_PRODUTO);
    return {
      ...{ line, product, differences: differencesOf(line, product), ...shortage(line) },
      isUnfit: !fitsPack(product ?? {}, line.quantity),
    };
  });
}

export function isLasting(field: CheckedField): boolean {
  return field !== 'estoque';
}

export function isDoubtful({ differences }: LineCheck): boolean {
  return differences.some(isLasting);
}

/** The cart lines that differ from the table or whose stock no longer suffices since they were added. */
export function changedLines(lines: readonly CartLine[], table: ProductsByCode): CheckedLine[] {
  return checkLines(lines, table).filter(
    (check) => isDoubtful(check) || (check.isShort && !exceedsStock(check.line)),
  );
}

/** The figures of comparing a pending order with today's product table. */
export interface TodaysDoubts {
  /** Lines whose code, name or price differs from the table's. */
  differing: number;
  counts: Readonly<Record<CheckedField, number>>;
  short: number;
  /** Lines whose quantity doesn't fit the product's pack; absent if all fit. */
  unfit?: number;
  discounted?: Discounted;
  /**
   * Cents that the lines cost more at today's prices; negative if they cost less. Lines whose product left the table
   * keep their price.
   */
  dearer: number;
  /** Cents of all lines at their own prices, if these differ from the stored total. */
  sum: number | undefined;
}

/** The answer of `/conferencias` for one order. */
export interface OrderComparison {
  /** Null if the order was decided without ever being compared. */
  conferencia: OrderCheck | null;
  /** Null if the order is decided. */
  hoje: TodaysDoubts | null;
  /** Of a pending order's customer, if the distributor's system told it. */
  credito?: Credit;
}

export interface OrderDoubts extends TodaysDoubts {
  lines: readonly CheckedLine[];
}

export function saysNothing({ differing, short, unfit = 0 }: TodaysDoubts): boolean {
  return differing + short + unfit === 0;
}

/** `checks` holds all lines, or none if the table couldn't be loaded; then the result has no differences. */
export function doubtsAbout(order: Totalled, checks: readonly CheckedLine[]): OrderDoubts {
  const counts = { codigo: 0, nome: 0, preco: 0, estoque: 0 };
  let dearer = 0;
  for (const { line, product, differences } of checks) {
    for (const field of differences) counts[field] += 1;
    if (product)
      dearer += lineCents({ ...line, preco_venda: product.preco_venda }) - lineCents(line);
  }
  const discounted = discountedIn(order.itens);
  const unfit = checks.filter(({ isUnfit }) => isUnfit).length;
  return {
    differing: checks.filter(isDoubtful).length,
    counts,
    short: checks.filter(({ isShort }) => isShort).length,
    ...(unfit > 0 && { unfit }),
    ...(discounted && { discounted }),
    lines: checks.filter((check) => isDoubtful(check) || check.isShort || check.isUnfit),
    dearer,
    sum: otherSum(order),
  };
}

export function todaysDoubts(order: Totalled, table: ProductsByCode): OrderDoubts {
  return doubtsAbout(order, checkLines(order.itens, table));
}
