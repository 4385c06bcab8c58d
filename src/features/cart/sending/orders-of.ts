import { routes, type Route } from '../../../config/routes';
import type { Role } from '../../../../domain/session/access';

/** Where a person finds the order that they sent. */
export const ordersOf: Record<Role, Route> = {
  administrator: routes.orders,
  seller: routes.sellerOrders,
  customer: routes.customerOrders,
  waiting: routes.home,
};
