import { fromCents, toCents } from './money';
import type { CartLine, Product } from './product';

/** The cart's rules (§4): lines in the order they were added, one per product. */

/** Adds a product: a new one starts at quantity 1, one that is already there goes up by 1. */
export function addToCart(lines: readonly CartLine[], product: Product): CartLine[] {
  if (lines.some((line) => line.CD_PRODUTO === product.CD_PRODUTO)) {
    return raiseQuantity(lines, product.CD_PRODUTO);
  }
  return [...lines, { ...product, quantity: 1 }];
}

/** The plus button (§4): by 1; a code without a line changes nothing. */
export function raiseQuantity(lines: readonly CartLine[], code: string): CartLine[] {
  return lines.map((line) =>
    line.CD_PRODUTO === code ? { ...line, quantity: line.quantity + 1 } : line,
  );
}

/** Lowers by 1 and removes the line when it reaches 0. */
export function lowerQuantity(lines: readonly CartLine[], code: string): CartLine[] {
  return lines
    .map((line) => (line.CD_PRODUTO === code ? { ...line, quantity: line.quantity - 1 } : line))
    .filter((line) => line.quantity > 0);
}

/** The X button (§4). */
export function removeLine(lines: readonly CartLine[], code: string): CartLine[] {
  return lines.filter((line) => line.CD_PRODUTO !== code);
}

/** The item count kept under `prod_count`: the number of lines, as 'Itens Orçamento ( n )' shows it. */
export function countItems(lines: readonly CartLine[]): number {
  return lines.length;
}

type Priced = Pick<CartLine, 'preco_venda' | 'quantity'>;

/** Whole cents: those of the price, so many times. */
export function lineCents({ preco_venda, quantity }: Priced): number {
  return toCents(preco_venda) * quantity;
}

/** Reais. */
export function lineTotal(line: Priced): number {
  return fromCents(lineCents(line));
}

/** Reais. */
export function cartTotal(lines: readonly Priced[]): number {
  return fromCents(lines.reduce((sum, line) => sum + lineCents(line), 0));
}
