import { progressAct, sellerAct, statusAct, type OrderAct } from '../outbox/act';
import { isOfOrder, isOpen, type Entry } from '../outbox/entry';
import type { OrderHead } from './head';
import type { WantedChange } from './change';
import { companyOf } from '../people/user';
import { writtenReason } from './reason';

/** The most orders that one change may apply to (decision 78). */

export const maxChosenOrders = 500;

/** Another bulk change is still open. */
export const busyWords =
  'Há outra alteração de vários pedidos. Espere o fim dela, ou encerre-a no quadro ao pé da página.';

export type ManyChange = WantedChange & { motivo?: string };

export interface ManyJob {
  id: string;
  change: ManyChange;
  entries: readonly Entry<OrderAct>[];
  /** The job runs, or waits for the connection. False: it was stopped or has ended. */
  running: boolean;
}

export function manyJobOf(outbox: readonly Entry[]): ManyJob | undefined {
  const entries = outbox.flatMap((entry) => (entry.grupo && isOfOrder(entry) ? [entry] : []));
  const [first] = entries;
  if (!first?.grupo) return undefined;
  const running = entries.some((entry) => isOpen(entry) && !entry.parado);
  return { id: first.grupo.id, change: changeOf(first.act), entries, running };
}

function changeOf(act: OrderAct): ManyChange {
  switch (act.campo) {
    case 'status':
      return { campo: 'status', acao: act.acao, ...writtenReason(act.motivo) };
    case 'vendedor':
      return { campo: 'vendedor', vendedor: act.vendedor };
    case 'andamento':
      return { campo: 'andamento', passo: act.passo };
  }
}

export function actOf(
  change: ManyChange,
  order: OrderHead,
  asked: { id: string; pedidoem: number },
): OrderAct {
  switch (change.campo) {
    case 'status':
      return statusAct(order, change.acao, asked, change.motivo);
    case 'vendedor':
      return sellerAct(order, change.vendedor, asked);
    case 'andamento':
      return progressAct(order, change.passo, asked);
  }
}

export function centsOf(orders: readonly OrderHead[]): number {
  return orders.reduce((sum, { centavos }) => sum + centavos, 0);
}

interface CompanyOrders {
  company: string;
  orders: number;
}

export function companiesOf(orders: readonly OrderHead[]): CompanyOrders[] {
  const companies = new Map<string, CompanyOrders>();
  for (const { cliente } of orders) {
    const { uid } = cliente;
    const known = companies.get(uid);
    companies.set(uid, { company: companyOf(cliente), orders: (known?.orders ?? 0) + 1 });
  }
  return [...companies.values()].sort((a, b) => b.orders - a.orders);
}
