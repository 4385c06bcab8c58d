import { useMemo, type ReactNode } from 'react';

import { assignSeller, moveOrder, watchOrdersByStatus } from '../data/firebase/orders';
import type { Order } from '../domain/order';
import type { OrderAction, OrderStatus } from '../domain/order-status';
import type { SellerEntry } from '../domain/user';
import type { Live } from './live';
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

/** The administrator's orders in one status, and what may be done with them. */
export function OrdersProvider({ status, children }: { status: OrderStatus; children: ReactNode }) {
  const user = useUser();
  const orders = useLive(useMemo(() => watchOrdersByStatus(status), [status]));
  const value = useMemo<Orders>(
    () => ({
      orders,
      move: (order, action) => moveOrder(order, action, user),
      assign: (order, seller) => assignSeller(order, seller, user),
    }),
    [orders, user],
  );
  return <Provider value={value}>{children}</Provider>;
}
