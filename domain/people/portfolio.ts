import type { UsualLine } from '../lists/usual-lines';
import type { CustomerEntry } from './customer-entry';

/** A seller's customer (§2 /home), of the orders that the seller represents or wrote for them. */
export interface MyCustomer {
  uid: string;
  /** The newest order, whatever its status. */
  ultimo: LastOrder;
  /** Number of pending orders that the seller represents. */
  abertos: number;
}

export interface LastOrder {
  pedido: number;
  em: number;
  centavos: number;
  nome: string;
}

/**
 * Lists of the seller's customers, by their names in the address: newest order first, long without an order, with
 * pending orders.
 */
export const portfolioViews = ['recentes', 'parados', 'abertos'] as const;
export type PortfolioView = (typeof portfolioViews)[number];

/** One page of `/meusclientes`; `proximo` is the next request's `depois`. */
export interface MyCustomersPage {
  clientes: MyCustomer[];
  /** null after the last page. */
  proximo: string | null;
}

export const customersAtOnce = 50;

/** A customer as a seller's device keeps them for use without a connection. */
export interface OwnCustomer extends MyCustomer {
  /** As their last order has them. */
  cliente: Omit<CustomerEntry, 'busca'>;
  /** The newest pending orders that the seller represents. */
  pendentes: readonly OwnPending[];
  /** The products that they order again and again; undefined if the request left them out. */
  usuais?: readonly UsualLine[];
}

export interface OwnPending {
  pedido: number;
  em: number;
  centavos: number;
  referencia?: string;
}

/** Two devices that kept the same customers have the same sums. */
export type OwnSums = Record<'clientes' | 'abertos' | 'pedidos', number>;

/** A page of /meusclientes: customers with changed orders, sorted by their last order. */
export interface OwnCustomersPage {
  clientes: OwnCustomer[];
  proximo: string | null;
  /** No change before this moment is missing. */
  ate: number;
  /** Sums over all kept customers, changed or not. */
  soma: OwnSums;
}

/** A device keeps so many customers: who ordered last. */
export const maxOwnCustomers = 2_000;
export const ownAtOnce = 200;
/** Of so many of them, who ordered last, the usual products. */
export const maxWithUsual = ownAtOnce;
export const maxOwnPending = 10;

/** The kept customers after an answer: a changed customer replaces the earlier one. */
export function withChanged(
  kept: readonly OwnCustomer[],
  changed: readonly OwnCustomer[],
): OwnCustomer[] {
  const all = new Map(kept.map((one) => [one.uid, one]));
  for (const { uid, ...one } of changed) {
    const usuais = one.usuais ?? all.get(uid)?.usuais;
    all.set(uid, { uid, ...one, ...(usuais && { usuais }) });
  }
  return [...all.values()]
    .sort((a, b) => b.ultimo.pedido - a.ultimo.pedido)
    .slice(0, maxOwnCustomers)
    .map(({ usuais, ...one }, at) => (usuais && at < maxWithUsual ? { ...one, usuais } : one));
}

export function hasSums(kept: readonly OwnCustomer[], sums: OwnSums): boolean {
  return (
    kept.length === sums.clientes &&
    kept.reduce((sum, { abertos }) => sum + abertos, 0) === sums.abertos &&
    kept.reduce((sum, { ultimo }) => sum + ultimo.pedido, 0) === sums.pedidos
  );
}
