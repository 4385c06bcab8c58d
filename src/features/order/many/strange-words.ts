import type { OrderHead } from '../../../../domain/order/head';
import type { OrderAlert } from '../../../../domain/order/check/alerts';
import { counted } from '../../../../domain/words/counted';
import { listOf } from './many-words';

export const strangeWords = {
  reading: 'Buscando o que há de incomum nestes pedidos…',
  failed: 'Não foi possível ler os alertas destes pedidos. Confira-os na lista antes de aprovar.',
  none: 'Nenhum destes pedidos tem alertas.',
  some: (count: number, all: number) =>
    counted(count, `de ${all} tem alertas.`, `de ${all} têm alertas.`),
};

/** Each kind of alert over several orders, the gravest first. */
const kinds: Record<OrderAlert['kind'], string> = {
  soma: 'Total não confere',
  difere: 'Itens diferem da tabela',
  estoque: 'Acima do estoque',
  incomum: 'Muito acima do habitual do cliente',
  cliente: 'Cliente não aprovado',
  vencido: 'Vencidos',
  primeiro: '1º pedido do cliente',
};

/** How many of the orders have alerts, and which of them have each kind. */
export function strangeOrders(
  orders: readonly { order: OrderHead; alerts: readonly OrderAlert[] }[],
): {
  count: number;
  sentences: string[];
} {
  const found = orders.map(({ order, alerts }) => ({
    order,
    kinds: new Set(alerts.map(({ kind }) => kind)),
  }));
  const sentences = (Object.keys(kinds) as OrderAlert['kind'][]).flatMap((kind) => {
    const having = found.filter((one) => one.kinds.has(kind)).map(({ order }) => order);
    return having.length === 0 ? [] : [`${kinds[kind]}: ${listOf(having)}.`];
  });
  return { count: found.filter((one) => one.kinds.size > 0).length, sentences };
}
