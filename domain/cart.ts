import { roundToCents } from './money';
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

/** Reais, rounded to cents. */
export function lineTotal(line: Pick<CartLine, 'preco_venda' | 'quantity'>): number {
  return roundToCents(line.preco_venda * line.quantity);
}

/** Reais, rounded to cents. */
export function cartTotal(lines: readonly CartLine[]): number {
  return roundToCents(lines.reduce((sum, line) => sum + lineTotal(line), 0));
}

/**
 * Parses what local storage holds under `shopping_list`. Anything that isn't a line is dropped: storage may have been
 * edited by hand, by old versions or by other programs, and must never break the page.
 */
export function parseCart(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return [];
  const lines: CartLine[] = [];
  for (const entry of stored as unknown[]) {
    const line = parseLine(entry);
    if (line && !lines.some(({ CD_PRODUTO }) => CD_PRODUTO === line.CD_PRODUTO)) lines.push(line);
  }
  return lines;
}

function parseLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo, quantity } =
    entry as Partial<Record<keyof CartLine, unknown>>;
  const texts = [CD_PRODUTO, DESCRICAO, CD_GRUPO];
  if (!texts.every((text) => typeof text === 'string') || CD_PRODUTO === '') return undefined;
  if (typeof preco_venda !== 'number' || !(preco_venda >= 0)) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return undefined;
  return {
    CD_PRODUTO: String(CD_PRODUTO),
    DESCRICAO: String(DESCRICAO),
    CD_GRUPO: String(CD_GRUPO),
    preco_venda,
    estoque_saldo: typeof estoque_saldo === 'number' ? estoque_saldo : 0,
    quantity,
  };
}
