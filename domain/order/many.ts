import { sellerAct, statusAct, type OrderAct, type Refusal } from '../outbox/act';
import type { Order } from './order';
import { canMove, type OrderAction } from './status';
import { companyOf, type SellerEntry } from '../people/user';

/** One change of many orders at once (decision 78). */

/** So many orders are chosen at most. */
export const mostChosen = 500;

export type ManyChange =
  | { campo: 'status'; acao: OrderAction; motivo?: string }
  | { campo: 'vendedor'; vendedor: SellerEntry };

/** The part of it that one order has, with its own id and its own line in the history. */
export interface ManyEntry {
  act: OrderAct;
  /** The uid of the order's customer. */
  cliente: string;
}

/** How an order's part ended. */
export type Verdict = 'feito' | Refusal;

/** A change of many orders and how far it is; kept in the browser of whoever asked for it until they close it. */
export interface ManyJob {
  id: string;
  change: ManyChange;
  entries: readonly ManyEntry[];
  /** By the id of the act; an order without one is still as it was, as far as is known. */
  verdicts: Readonly<Record<string, Verdict>>;
}

/** Those whose end is not known. */
export function openEntries({ entries, verdicts }: ManyJob): ManyEntry[] {
  return entries.filter(({ act }) => verdicts[act.id] === undefined);
}

/** The job without the verdicts of what failed and may be tried again; what others were faster with stays. */
export function withoutFailures(job: ManyJob): ManyJob {
  const kept = Object.entries(job.verdicts).filter(([, verdict]) => !isFailure(verdict));
  return { ...job, verdicts: Object.fromEntries(kept) };
}

export function isFailure(verdict: Verdict | undefined): boolean {
  return typeof verdict === 'object' && verdict.motivo === 'falhou';
}

/** The change leads somewhere from where the order stands. */
export function appliesTo(change: ManyChange, { status, idvendedor }: Order): boolean {
  return change.campo === 'status'
    ? canMove(status, change.acao)
    : change.vendedor.value !== idvendedor;
}

export function entryOf(
  change: ManyChange,
  order: Order,
  asked: { id: string; pedidoem: number },
): ManyEntry {
  const act =
    change.campo === 'status'
      ? statusAct(order, change.acao, asked, change.motivo)
      : sellerAct(order, change.vendedor, asked);
  return { act, cliente: order.cliente.uid };
}

/**
 * Entries of the same lane are made one after the other: who is a customer's last order for either seller is read before it
 * is written (decision 68), while what a change of status moves are sums, in any order (decision 26).
 */
export function laneOf({ act, cliente }: ManyEntry): string {
  return act.campo === 'vendedor' ? cliente : act.id;
}

export function centsOf(orders: readonly Order[]): number {
  return orders.reduce((sum, { centavos }) => sum + centavos, 0);
}

interface CompanyOrders {
  company: string;
  orders: number;
}

/** Whose orders these are, those with the most first. */
export function companiesOf(orders: readonly Order[]): CompanyOrders[] {
  const companies = new Map<string, CompanyOrders>();
  for (const { cliente } of orders) {
    const { uid } = cliente;
    const known = companies.get(uid);
    companies.set(uid, { company: companyOf(cliente), orders: (known?.orders ?? 0) + 1 });
  }
  return [...companies.values()].sort((a, b) => b.orders - a.orders);
}
