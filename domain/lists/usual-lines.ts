import type { Order } from '../order/order';
import type { PastLine } from './past-lines';

/** A product that a person often orders: its newest line, and how many of the orders have it. */
export interface UsualLine extends PastLine {
  orders: number;
}

/** The products that most of the orders contain. `orders` must be sorted newest first; deleted orders don't count. */
export function usualLines(orders: readonly Order[], most: number): UsualLine[] {
  const lines = new Map<string, UsualLine>();
  for (const { itens, status } of orders) {
    if (status === 'Excluido') continue;
    for (const line of new Map(itens.map((each) => [each.CD_PRODUTO, each])).values()) {
      const newer = lines.get(line.CD_PRODUTO);
      const { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, quantity } = newer ?? line;
      const past = { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, quantity };
      lines.set(CD_PRODUTO, { ...past, orders: (newer?.orders ?? 0) + 1 });
    }
  }
  // The sort is stable: among equally frequent products the last ordered comes first.
  return [...lines.values()].sort((a, b) => b.orders - a.orders).slice(0, most);
}
