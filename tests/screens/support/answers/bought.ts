import type { Order } from '../../../../domain/order/order';
import type { BoughtProduct } from '../../../../domain/product/bought';

/** The answer of /comprados to a person about these orders, oldest first. */
export function boughtBy(orders: readonly Order[], uid: string): BoughtProduct[] {
  const bought = new Map<string, BoughtProduct>();
  for (const { cliente, criadoem, itens } of orders) {
    if (cliente.uid !== uid) continue;
    const pieces = new Map<string, number>();
    for (const { CD_PRODUTO, quantity } of itens) {
      pieces.set(CD_PRODUTO, (pieces.get(CD_PRODUTO) ?? 0) + quantity);
    }
    for (const [CD_PRODUTO, more] of pieces) {
      const { quantidade = 0, vezes = 0, em = 0 } = bought.get(CD_PRODUTO) ?? {};
      const sums = { quantidade: quantidade + more, vezes: vezes + 1 };
      bought.set(CD_PRODUTO, { CD_PRODUTO, ...sums, em: Math.max(em, criadoem) });
    }
  }
  return [...bought.values()].sort((a, b) => b.em - a.em || (a.CD_PRODUTO < b.CD_PRODUTO ? -1 : 1));
}
