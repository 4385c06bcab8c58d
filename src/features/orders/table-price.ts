import { roundToCents } from '../../../domain/money';
import type { CartLine, Product } from '../../../domain/product';

/**
 * What the product table says against a line today; undefined while it agrees or is not known. Line prices are
 * the customer's word (decision 12).
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
