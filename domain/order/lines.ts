import { cartCents, lineCents } from '../cart/cart';
import type { CartLine } from '../product/product';
import { toCents } from '../words/money';
import type { Order } from './order';

/** The most lines that an order may have. */
export const maximumLines = 1000;

/**
 * A line of an order. Its running sum tells the rules that no line is missing and that the total is right (decision
 * 22).
 */
export interface OrderLine extends CartLine {
  /** Its place, from 0: its key in `itens`. */
  linha: number;
  /** Whole cents of all lines up to this one. */
  soma: number;
}

/** The cart's lines with their places and running sums. */
export function addUpLines(lines: readonly CartLine[]): OrderLine[] {
  let soma = 0;
  return lines.map((line, linha) => {
    soma += lineCents(line);
    return { ...line, linha, soma };
  });
}

/** Whole cents of all lines where they are not the stored total; undefined where they are. */
export function otherSum({ itens, total }: Pick<Order, 'itens' | 'total'>): number | undefined {
  const sum = cartCents(itens);
  return sum === toCents(total) ? undefined : sum;
}
