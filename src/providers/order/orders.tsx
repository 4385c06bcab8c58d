import { useMemo, type ReactNode } from 'react';

import { together, type Subscribe } from '../../data/base/subscription';
import { firstPage, newestOrders, type OrderPage } from '../../data/order/newest-orders';
import {
  ordersInStatus,
  ordersOfCustomer,
  ordersOfSeller,
  type OrderList,
} from '../../data/order/search/lists';
import { watchOrder } from '../../data/order/orders';
import { orderSubject, sellerAct, statusAct } from '../../../domain/outbox/act';
import type { OrderHead } from '../../../domain/order/head';
import type { ListedStatus, OrderAction } from '../../../domain/order/status';
import type { SellerEntry } from '../../../domain/people/user';
import { newRequest } from '../outbox/new-request';
import { useOpenOn, useOutbox, useRefusedReason, type OpenAct } from '../outbox/outbox-provider';
import { dataOf, type Live } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { useUser } from '../session/session';
import { useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';
import { OrderFactsProvider } from './facts';

/** Whose orders (§6): all, the seller's own, the customer's own. */
export type OrderScope = 'all' | 'seller' | 'customer';

interface Orders {
  list: OrderList;
  /** The newest orders of the list, the oldest of them first. */
  page: Live<OrderPage>;
  more: () => void;
  /** Asks for a change; false when it could not be kept until there is a connection. */
  move: (order: OrderHead, action: OrderAction, reason: string) => Promise<boolean>;
  assign: (order: OrderHead, seller: SellerEntry) => Promise<boolean>;
  actOn: (order: OrderHead) => OpenAct | undefined;
  refusedReason: (order: OrderHead, action: OrderAction) => string;
}

const [Provider, useOrders] = createRequiredContext<Orders>('useOrders');
export { useOrders };

interface OrdersProviderProps {
  scope: OrderScope;
  status: ListedStatus;
  children: ReactNode;
}

/** As much of a list as is read first, however far somebody had scrolled. */
function lastPage({ items, complete }: OrderPage): OrderPage {
  return { items: items.slice(-firstPage), complete: complete && items.length <= firstPage };
}

const memory = { keep: lastPage, lasts: true };

function listOf(scope: OrderScope, uid: string, status: ListedStatus): OrderList {
  if (scope === 'all') return ordersInStatus(status);
  return scope === 'seller' ? ordersOfSeller(uid, status) : ordersOfCustomer(uid, status);
}

/** The newest orders of a scope in one status, and what may be done with them. */
export function OrdersProvider({ scope, status, children }: OrdersProviderProps) {
  const { uid } = useUser();
  const list = useMemo(() => listOf(scope, uid, status), [scope, uid, status]);
  const newest = useMemo(() => newestOrders(list), [list]);
  // Those of all statuses are asked of an endpoint.
  const live = useLive(status === '' ? null : newest.watch);
  const page = useLastSeen(`${scope} ${uid} ${status}`, live, memory);
  const { ask } = useOutbox();
  const openOn = useOpenOn();
  const refusedReason = useRefusedReason();
  // These functions keep their identity while orders come and go, so that rows don't render again.
  const verbs = useMemo<Pick<Orders, 'move' | 'assign' | 'refusedReason'>>(
    () => ({
      move: (order, action, reason) => ask(statusAct(order, action, newRequest(), reason)),
      assign: (order, seller) => ask(sellerAct(order, seller, newRequest())),
      refusedReason: (order, action) => refusedReason(orderSubject(order), action),
    }),
    [ask, refusedReason],
  );
  const value = useMemo<Orders>(
    () => ({
      ...verbs,
      list,
      page,
      more: newest.more,
      actOn: (order) => openOn(orderSubject(order)),
    }),
    [verbs, list, page, newest, openOn],
  );
  return (
    <Provider value={value}>
      <OrderFactsProvider>{children}</OrderFactsProvider>
    </Provider>
  );
}

interface OrderNow {
  order: OrderHead | undefined;
  /** It is not this person's to read any more. */
  isLost: boolean;
}

/** Orders that departed from their list, as they stand now; without one while that isn't known. */
export function useOrdersNow(departed: readonly OrderHead[]): ReadonlyMap<OrderHead, OrderNow> {
  const numbers = departed.map(({ numerodopedido }) => numerodopedido).join();
  const watched = useMemo(
    () => (numbers === '' ? null : together(numbers.split(',').map((each) => now(Number(each))))),
    [numbers],
  );
  const read = dataOf(useLive(watched));
  return useMemo(
    () => new Map(departed.map((order, at) => [order, read?.[at] ?? unknown])),
    [departed, read],
  );
}

const unknown: OrderNow = { order: undefined, isLost: false };

function now(numerodopedido: number): Subscribe<OrderNow> {
  return (next) =>
    watchOrder(numerodopedido)(
      (order) => next({ order: order ?? undefined, isLost: false }),
      // Its panel reads the same order, and says so.
      () => next({ order: undefined, isLost: true }),
    );
}
