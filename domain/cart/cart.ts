import { fromCents, netCents } from '../words/money';
import type { Person } from '../order/order';
import { maxDiscount } from '../order/quote/discount';
import { factsOf, type CartLine, type Product } from '../product/product';
import { bothNotes } from './join';

/** The cart's rules (§4): one line per product, sorted as the products were added. */

export const maxQuantity = 99_999;
/** The maximum as Portuguese sentences show it. */
export const maxQuantityWords = maxQuantity.toLocaleString('pt-BR');

export interface Wanted {
  product: Product;
  quantity: number;
  /** Joined with the note of a line that the cart already has, if both fit. */
  note?: string;
  /** In percent, for a new line. */
  discount?: number;
}

/** Adds several products at once. Quantities of the same product add up in one line, up to the maximum. */
export function putInCart(lines: readonly CartLine[], wanted: readonly Wanted[]): CartLine[] {
  const joined = new Map(lines.map((line) => [line.CD_PRODUTO, line]));
  for (const { product, quantity, note, discount } of wanted) {
    const line = joined.get(product.CD_PRODUTO);
    const sum = Math.min((line?.quantity ?? 0) + quantity, maxQuantity);
    const notes = bothNotes(line?.observacao ?? '', note ?? '');
    joined.set(product.CD_PRODUTO, {
      ...(line ?? { ...factsOf(product), ...(discount !== undefined && { desconto: discount }) }),
      ...(notes !== '' && { observacao: notes }),
      quantity: sum,
    });
  }
  return [...joined.values()];
}

/** Sets a line's quantity, capped at the maximum; 0 or less removes the line. Ignores a code without a line. */
export function withQuantity(
  lines: readonly CartLine[],
  code: string,
  quantity: number,
): CartLine[] {
  if (quantity <= 0) return removeLine(lines, code);
  return lines.map((line) =>
    line.CD_PRODUTO === code ? { ...line, quantity: Math.min(quantity, maxQuantity) } : line,
  );
}

export function withExactly(lines: readonly CartLine[], { product, quantity }: Wanted): CartLine[] {
  const { CD_PRODUTO } = product;
  if (quantityOf(lines, CD_PRODUTO) > 0) return withQuantity(lines, CD_PRODUTO, quantity);
  return quantity > 0 ? putInCart(lines, [{ product, quantity }]) : [...lines];
}

export function quantityOf(lines: readonly CartLine[], code: string): number {
  return lines.find(({ CD_PRODUTO }) => CD_PRODUTO === code)?.quantity ?? 0;
}

export function removeLine(lines: readonly CartLine[], code: string): CartLine[] {
  return lines.filter((line) => line.CD_PRODUTO !== code);
}

export interface RemovedLine {
  line: CartLine;
  at: number;
}

export function linesRemoved(before: readonly CartLine[], now: readonly CartLine[]): RemovedLine[] {
  const codes = new Set(now.map(({ CD_PRODUTO }) => CD_PRODUTO));
  return before.flatMap((line, at) => (codes.has(line.CD_PRODUTO) ? [] : [{ line, at }]));
}

/** Puts removed lines back in their places. Skips a product that is in the cart again. */
export function putBack(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartLine[] {
  const restored = [...lines];
  for (const { line, at } of removed) {
    if (quantityOf(restored, line.CD_PRODUTO) === 0) restored.splice(at, 0, line);
  }
  return restored;
}

export function withoutSent(lines: readonly CartLine[], sent: readonly CartLine[]): CartLine[] {
  return sent.reduce(
    (left, { CD_PRODUTO, quantity }) =>
      withQuantity(left, CD_PRODUTO, quantityOf(left, CD_PRODUTO) - quantity),
    [...lines],
  );
}

export function withNote(lines: readonly CartLine[], code: string, note: string): CartLine[] {
  return lines.map((line) => {
    if (line.CD_PRODUTO !== code) return line;
    const { observacao: _before, ...rest } = line;
    return note === '' ? rest : { ...rest, observacao: note };
  });
}

/** Sets the discount of one line, or of all, in hundredths of a percent; 0 removes it. */
export function withDiscount(
  lines: readonly CartLine[],
  percent: number,
  code?: string,
): CartLine[] {
  const desconto = Math.min(Math.round(percent * 100) / 100, maxDiscount);
  return lines.map((line) => {
    if (code !== undefined && line.CD_PRODUTO !== code) return line;
    const { desconto: _before, ...rest } = line;
    return desconto > 0 ? { ...rest, desconto } : rest;
  });
}

/** Refreshes the lines' product data from the product table. A line whose product left the table stays as it is. */
export function withToday(lines: readonly CartLine[], table: ReadonlyMap<string, Product>) {
  return lines.map((line): CartLine => {
    const product = table.get(line.CD_PRODUTO);
    return product ? { ...line, ...factsOf(product) } : line;
  });
}

/** The number of lines, as 'Itens Orçamento ( n )' shows it. */
export function countItems(lines: readonly CartLine[]): number {
  return lines.length;
}

type Priced = Pick<CartLine, 'preco_venda' | 'quantity' | 'desconto'>;

/** The price of one piece after the line's discount. */
export function netPrice({ preco_venda, desconto = 0 }: Omit<Priced, 'quantity'>): number {
  return fromCents(netCents(preco_venda, desconto));
}

export function lineCents({ preco_venda, quantity, desconto = 0 }: Priced): number {
  return netCents(preco_venda, desconto) * quantity;
}

export function lineTotal(line: Priced): number {
  return fromCents(lineCents(line));
}

export function cartCents(lines: readonly Priced[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

export function cartTotal(lines: readonly Priced[]): number {
  return fromCents(cartCents(lines));
}

export function cartName(customer: Person | null): string {
  return customer ? `orçamento de ${customer.nome}` : 'orçamento';
}
