import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Role } from '../../../domain/session/access';
import { routes, type Route } from '../../config/routes';

/** The list in which somebody finds an order. */
export const ordersOf: Record<Role, Route> = {
  administrator: routes.orders,
  seller: routes.sellerOrders,
  customer: routes.customerOrders,
  waiting: routes.home,
};

interface OrderLinkProps {
  /** The status is absent where it is not known. */
  order: { numerodopedido: number; status?: string };
  /** Who follows the link. */
  reader: Role;
  onClick?: (() => void) | undefined;
  children?: ReactNode;
}

/** Leads to an order: alone in its list, with its details open (decision 53). */
export function OrderLink({ order, reader, onClick, children }: OrderLinkProps) {
  const { numerodopedido, status } = order;
  const number = String(numerodopedido);
  const place = { ...(status && { status }), numero: number, pedido: number };
  const search = new URLSearchParams(place).toString();
  return (
    <Link to={{ pathname: ordersOf[reader], search }} onClick={onClick}>
      {children ?? `Pedido ${number}`}
    </Link>
  );
}
