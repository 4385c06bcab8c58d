import { useMemo, type ReactNode } from 'react';

import {
  assignSeller,
  moveOrder,
  watchOrder,
  watchOrdersByStatus,
  watchOrdersOfCustomer,
  watchOrdersOfSeller,
} from '../data/firebase/orders';
import type { Order } from '../domain/order';
import type { OrderAction, OrderStatus } from '../domain/order-status';
import type { SellerEntry } from '../domain/user';
import { dataOf, mapLive, type Live } from './live';
import { createRequiredContext } from './required-context';
import { useUser } from './session';
import { useLive } from './use-live';

interface OrderVerbs {
  /** Throws OrderConflict when somebody else was faster. */
  move: (order: Order, action: OrderAction) => Promise<void>;
  /** Throws OrderConflict when somebody else was faster. */
  assign: (order: Order, seller: SellerEntry) => Promise<void>;
}

interface Orders extends OrderVerbs {
  /** Oldest first, as they are stored. */
  orders: Live<Order[]>;
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
  // The verbs keep their identity while orders come and go, so that rows need not render again.
  const verbs = useMemo<OrderVerbs>(
    () => ({
      move: (order, action) => moveOrder(order, action, user),
      assign: (order, seller) => assignSeller(order, seller, user),
    }),
    [user],
  );
  const value = useMemo<Orders>(
    () => ({
      ...verbs,
      orders: mapLive(found, (all) => all.filter((order) => order.status === status)),
    }),
    [verbs, found, status],
  );
  return <Provider value={value}>{children}</Provider>;
}

/** An order that left the list, as it stands now; as it was where it is not this person's to read any more. */
export function useOrderNow(order: Order, left: boolean): Order {
  const { numerodopedido } = order;
  const watched = useMemo(() => (left ? watchOrder(numerodopedido) : null), [left, numerodopedido]);
  return dataOf(useLive(watched)) ?? order;
}
