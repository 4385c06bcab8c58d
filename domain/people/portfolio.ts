import type { OrderHead } from '../order/head';
import type { Order } from '../order/order';
import { initialStatus } from '../order/status';
import { paths } from '../paths';
import { companyOf, isCustomer } from './user';

/** `carteiras/{seller}/{customer}`: moves with the orders' own writes, so that nobody reads orders to list customers. */
export interface PortfolioEntry {
  /** The last order that was sent, whatever became of it; absent where it went to another seller and was the only one. */
  ultimo?: LastOrder;
  abertos: number;
}

export interface LastOrder {
  pedido: number;
  em: number;
  centavos: number;
  nome: string;
}

type Placed = Pick<Order, 'idvendedor'> & { cliente: { uid: string } };
type Counted = Placed & Pick<Order, 'status' | 'indice'>;
type Sent = Placed &
  Pick<OrderHead, 'numerodopedido' | 'centavos' | 'cliente'> &
  Partial<Pick<Order, 'criadopor' | 'criadoem'>>;

/** The sellers in whose portfolio the order's customer is; none for the order of a seller. */
export function sellersOf({ idvendedor, cliente, criadopor }: Sent): string[] {
  if (!isCustomer(cliente)) return [];
  return [...new Set([idvendedor, ...(criadopor ? [criadopor.uid] : [])])];
}

export function lastOrderOf({ numerodopedido, criadoem = 0, centavos, cliente }: Sent): LastOrder {
  return { pedido: numerodopedido, em: criadoem, centavos, nome: companyOf(cliente) };
}

interface OpenMove {
  path: string;
  by: 1 | -1;
}

/** Only orders with the key count; `before` is null for a new one. */
export function openMoves(before: Counted | null, after: Counted): OpenMove[] {
  const left = before && openAt(before);
  const entered = openAt(after);
  if (left === entered) return [];
  return [
    ...(left ? [{ path: left, by: -1 } as const] : []),
    ...(entered ? [{ path: entered, by: 1 } as const] : []),
  ];
}

function openAt({ status, indice, idvendedor, cliente }: Counted): string | null {
  const counts = status === initialStatus && indice.carteira !== undefined;
  return counts ? paths.portfolioOpen(idvendedor, cliente.uid) : null;
}

export type Portfolios = Record<string, Record<string, PortfolioEntry>>;

/** Adds an order to the portfolios that it belongs to, in place; orders come oldest first. */
export function addToPortfolios(portfolios: Portfolios, order: Counted & Sent): void {
  for (const seller of sellersOf(order)) {
    const customers = (portfolios[seller] ??= {});
    const isOpen = order.status === initialStatus && seller === order.idvendedor;
    const { uid } = order.cliente;
    const abertos = (customers[uid]?.abertos ?? 0) + (isOpen ? 1 : 0);
    customers[uid] = { ultimo: lastOrderOf(order), abertos };
  }
}
