import { useMemo, type ReactNode } from 'react';

import {
  assignSeller,
  moveOrder,
  watchOrdersByStatus,
  watchOrdersOfCustomer,
  watchOrdersOfSeller,
} from '../data/firebase/orders';
import type { Order } from '../domain/order';
import type { OrderAction, OrderStatus } from '../domain/order-status';
import type { SellerEntry } from '../domain/user';
import { mapLive, type Live } from './live';
import { createRequiredContext } from './required-context';
import { useUser } from './session';
import { useLive } from './use-live';

interface Orders {
  /** Oldest first, as they are stored. */
  orders: Live<Order[]>;
  /** Throws OrderConflict when somebody else was faster. */
  move: (order: Order, action: OrderAction) => Promise<void>;
  /** Throws OrderConflict when somebody else was faster. */
  assign: (order: Order, seller: SellerEntry) => Promise<void>;
}

const [Provider, useOrders] = createRequiredContext<Orders>('useOrders');
export { useOrders };

/** Whose orders (specification, section 6): all, the seller's own, the customer's own. */
type OrderScope = 'all' | 'seller' | 'customer';

interface OrdersProviderProps {
  scope: OrderScope;
  status: OrderStatus;
  children: ReactNode;
}

/**
 * The orders of a scope in one status, and what may be done with them. The rules let a seller and a customer ask for
 * their own orders and nothing narrower, so theirs are sifted by status here.
 */
export function OrdersProvider({ scope, status, children }: OrdersProviderProps) {
  const user = useUser();
  const { uid } = user;
  const allOf = scope === 'all' ? status : undefined;
  const found = useLive(
    useMemo(() => {
      if (allOf !== undefined) return watchOrdersByStatus(allOf);
      return scope === 'seller' ? watchOrdersOfSeller(uid) : watchOrdersOfCustomer(uid);
    }, [allOf, scope, uid]),
  );
  const value = useMemo<Orders>(
    () => ({
      orders: mapLive(found, (all) => all.filter((order) => order.status === status)),
      move: (order, action) => moveOrder(order, action, user),
      assign: (order, seller) => assignSeller(order, seller, user),
    }),
    [found, status, user],
  );
  return <Provider value={value}>{children}</Provider>;
}
