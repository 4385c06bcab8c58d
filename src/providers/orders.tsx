import { useMemo, type ReactNode } from 'react';

import { firstPage, newestOrders, type OrderPage } from '../data/firebase/newest-orders';
import {
  ordersInStatus,
  ordersOfCustomer,
  ordersOfSeller,
  ordersOfSellersCustomer,
  type OrderList,
} from '../data/firebase/order-lists';
import { watchOrder } from '../data/firebase/orders';
import { orderSubject, sellerAct, statusAct } from '../../domain/act';
import type { Order } from '../../domain/order';
import type { OrderAction, OrderStatus } from '../../domain/order-status';
import type { SellerEntry } from '../../domain/user';
import { newRequest, useActs, type OpenAct } from './acts';
import { dataOf, type Live } from './live';
import { createRequiredContext } from './required-context';
import { useUser } from './session';
import { useLastSeen } from './use-last-seen';
import { useLive } from './use-live';

interface Orders {
  list: OrderList;
  /** The newest of the list, oldest first. */
  page: Live<OrderPage>;
  /** Asks for older ones. */
  more: () => void;
  /** Asks for a change; false when it could not be kept until there is a connection. */
  move: (order: Order, action: OrderAction, reason: string) => Promise<boolean>;
  assign: (order: Order, seller: SellerEntry) => Promise<boolean>;
  /** The change of an order that was asked for and is not settled. */
  actOn: (order: Order) => OpenAct | undefined;
  /** The reason that came with a move which was refused; ''. */
  refusedReason: (order: Order, action: OrderAction) => string;
}

const [Provider, useOrders] = createRequiredContext<Orders>('useOrders');
export { useOrders };

/** Whose orders (§6): all, the seller's own, the customer's own. */
type OrderScope = 'all' | 'seller' | 'customer';

interface OrdersProviderProps {
  scope: OrderScope;
  status: OrderStatus;
  /** Only those of the customer with this uid; '' for all. */
  customer?: string;
  children: ReactNode;
}

function listOf(scope: OrderScope, uid: string, status: OrderStatus, customer: string): OrderList {
  if (customer !== '' && scope !== 'customer') {
    return scope === 'all'
      ? ordersOfCustomer(customer, status)
      : ordersOfSellersCustomer(uid, customer, status);
  }
  if (scope === 'all') return ordersInStatus(status);
  return scope === 'seller' ? ordersOfSeller(uid, status) : ordersOfCustomer(uid, status);
}

/** As much of a list as is read first, however far somebody had scrolled. */
function newestPage({ orders, complete }: OrderPage): OrderPage {
  return { orders: orders.slice(-firstPage), complete: complete && orders.length <= firstPage };
}

/** The newest orders of a scope in one status, and what may be done with them. */
export function OrdersProvider({ scope, status, customer = '', children }: OrdersProviderProps) {
  const { uid } = useUser();
  const list = useMemo(() => listOf(scope, uid, status, customer), [scope, uid, status, customer]);
  const newest = useMemo(() => newestOrders(list), [list]);
  const page = useLastSeen(
    [scope, uid, status, customer].join(' ').trim(),
    useLive(newest.watch),
    newestPage,
  );
  const { ask, openOn, refusedReason } = useActs();
  // These functions keep their identity while orders come and go, so that rows don't render again.
  const verbs = useMemo<Pick<Orders, 'move' | 'assign'>>(
    () => ({
      move: (order, action, reason) => ask(statusAct(order, action, newRequest(), reason)),
      assign: (order, seller) => ask(sellerAct(order, seller, newRequest())),
    }),
    [ask],
  );
  const value = useMemo<Orders>(
    () => ({
      ...verbs,
      list,
      page,
      more: newest.more,
      actOn: (order) => openOn(orderSubject(order)),
      refusedReason: (order, action) => refusedReason(orderSubject(order), action),
    }),
    [verbs, list, page, newest, openOn, refusedReason],
  );
  return <Provider value={value}>{children}</Provider>;
}

/** An order that departed from the list, as it stands now; as it was where it is not this person's to read any more. */
export function useOrderNow(order: Order, departed: boolean): Order {
  const { numerodopedido } = order;
  const watched = useMemo(
    () => (departed ? watchOrder(numerodopedido) : null),
    [departed, numerodopedido],
  );
  return dataOf(useLive(watched)) ?? order;
}
