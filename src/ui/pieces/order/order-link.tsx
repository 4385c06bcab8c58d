import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Role } from '../../../../domain/session/access';
import { routes, type Route } from '../../../config/routes';

/** The list of orders of each role. */
export const ordersOf: Record<Role, Route> = {
  administrator: routes.orders,
  seller: routes.sellerOrders,
  customer: routes.customerOrders,
  waiting: routes.home,
};

type LinkedOrder = { numerodopedido: number; status?: string };

/** The address of an order: alone in its list, with its details open (decision 53). */
export function addressOfOrder({ numerodopedido, status }: LinkedOrder, reader: Role) {
  const number = String(numerodopedido);
  const place = { ...(status && { status }), numero: number, pedido: number };
  return { pathname: ordersOf[reader], search: `?${new URLSearchParams(place).toString()}` };
}

interface OrderLinkProps {
  /** The status is absent if unknown. */
  order: LinkedOrder;
  /** The role of the reader. */
  reader: Role;
  onClick?: (() => void) | undefined;
  children?: ReactNode;
}

export function OrderLink({ order, reader, onClick, children }: OrderLinkProps) {
  return (
    <Link to={addressOfOrder(order, reader)} onClick={onClick}>
      {children ?? `Pedido ${order.numerodopedido}`}
    </Link>
  );
}
