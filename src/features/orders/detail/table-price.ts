import { roundToCents } from '../../../../domain/money';
import type { CartLine, Product } from '../../../../domain/product';

/**
 * How a line differs from today's product table; undefined if it doesn't or the table isn't known. Line prices come
 * from the customer's browser (decision 12).
 */
export type PriceDoubt = { kind: 'otherPrice'; today: number } | { kind: 'notInTable' };

export type PriceTable = ReadonlyMap<string, Product>;

export function priceDoubt(line: CartLine, table: PriceTable | undefined): PriceDoubt | undefined {
  if (!table) return undefined;
  const product = table.get(line.CD_PRODUTO);
  if (!product) return { kind: 'notInTable' };
  const today = roundToCents(product.preco_venda);
  return today === roundToCents(line.preco_venda) ? undefined : { kind: 'otherPrice', today };
}
