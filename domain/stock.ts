import type { CartLine, Product } from './product';

/** What a customer is told of a product's balance; staff see the number. */
export type StockState = 'available' | 'last' | 'none';

/** `last` begins at this balance where the configuration names no other. */
export const defaultLastUnits = 10;

/** `lastUnits`: the balance up to which a product counts as the last ones of its kind. */
export function stockState(
  { estoque_saldo }: Pick<Product, 'estoque_saldo'>,
  lastUnits: number,
): StockState {
  if (estoque_saldo <= 0) return 'none';
  return estoque_saldo <= lastUnits ? 'last' : 'available';
}

/** True where more is asked for than there is; false while the balance is not known. */
export function exceedsStock({
  quantity,
  estoque_saldo,
}: Pick<CartLine, 'quantity' | 'estoque_saldo'>): boolean {
  return quantity > Math.max(estoque_saldo, 0);
}
