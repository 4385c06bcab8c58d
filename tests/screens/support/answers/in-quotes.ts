import type { Order } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import type { InQuotes } from '../../../../domain/product/in-quotes';

/** The answer of /emorcamentos about these codes. */
export function inQuotes(orders: readonly Order[], codes: readonly string[]): InQuotes[] {
  const pending = orders.filter(({ status }) => status === initialStatus);
  return [...new Set(codes)].sort().flatMap((CD_PRODUTO) => {
    const lines = pending.flatMap(({ itens }) =>
      itens.filter((line) => line.CD_PRODUTO === CD_PRODUTO),
    );
    const quantidade = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return quantidade > 0 ? [{ CD_PRODUTO, quantidade }] : [];
  });
}
