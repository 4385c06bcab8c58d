import { formatStock } from '../words/money';
import type { CartLine, Product } from './product';

/** Most products whose return to stock a person may wait for (decision 119). */
export const maxStockAlerts = 100;

type StockState = 'available' | 'last' | 'none';

/** `lastUnits` is the highest stock that still counts as the last units. */
export function stockState(
  { estoque_saldo }: Pick<Product, 'estoque_saldo'>,
  lastUnits: number,
): StockState {
  if (estoque_saldo <= 0) return 'none';
  return estoque_saldo <= lastUnits ? 'last' : 'available';
}

/** The stock as screens show it: staff see the number, customers what it means for them. */
export function stockWords(
  product: Pick<Product, 'estoque_saldo'>,
  lastUnits: number,
  showNumber: boolean,
): string {
  const state = stockState(product, lastUnits);
  if (!showNumber) return customerWords[state];
  const balance = formatStock(product.estoque_saldo);
  return state === 'none' ? `Sem estoque (${balance})` : `Estoque: ${balance}`;
}

const customerWords: Record<StockState, string> = {
  available: 'Em estoque',
  last: 'Últimas unidades',
  none: 'Sem estoque',
};

export function shortageWords(
  line: Pick<CartLine, 'quantity' | 'estoque_saldo'>,
  showNumber: boolean,
): string | undefined {
  if (!exceedsStock(line)) return undefined;
  if (line.estoque_saldo <= 0) return 'Sem estoque';
  return showNumber
    ? `Acima do estoque: há ${formatStock(line.estoque_saldo)}`
    : 'Acima do estoque';
}

export function exceedsStock({
  quantity,
  estoque_saldo,
}: Pick<CartLine, 'quantity' | 'estoque_saldo'>): boolean {
  return quantity > Math.max(estoque_saldo, 0);
}
