import { roundToCents } from '../../domain/money';
import type { Order } from '../../domain/order';
import { emptySummaries, type Summaries } from '../../domain/summary';

/** What the database holds besides these orders (the last is the newest): numbers, keys and sums. */
export function besideOrders(orders: readonly Order[]) {
  let all = emptySummaries;
  const sellers: Record<string, Summaries> = {};
  const months: Record<string, Summaries> = {};
  const sent: Record<string, Record<string, number>> = {};
  let total = 0;
  for (const order of orders) {
    const { idvendedor, indice, cliente, chave, numerodopedido } = order;
    all = counting(all, order);
    sellers[idvendedor] = counting(sellers[idvendedor], order);
    months[indice.mes] = counting(months[indice.mes], order);
    (sent[cliente.uid] ??= {})[chave] = numerodopedido;
    total += order.total;
  }
  const last = orders.at(-1)?.numerodopedido ?? 0;
  return {
    numerodopedido: last,
    totalorcamento: roundToCents(total),
    resumopedidos: { ...all, pedido: last },
    resumovendedores: sellers,
    resumomeses: months,
    envios: sent,
  };
}

function counting(sums = emptySummaries, { status, total }: Order): Summaries {
  const { quantidade, total: sum } = sums[status];
  return { ...sums, [status]: { quantidade: quantidade + 1, total: roundToCents(sum + total) } };
}
