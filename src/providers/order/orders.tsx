import { useMemo, type ReactNode } from 'react';

import { together, type Subscribe } from '../../data/base/subscription';
import { firstPage, newestOrders, type OrderPage } from '../../data/order/newest-orders';
import {
  ordersInStatus,
  ordersOfCustomer,
  ordersOfSeller,
  type OrderList,
} from '../../data/order/search/order-lists';
import { watchOrder } from '../../data/order/orders';
import { itemsAct, orderSubject, sellerAct, statusAct } from '../../../domain/outbox/act';
import type { QuoteEdit } from '../../../domain/order/edit/edit';
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
import { OrderFactsProvider } from './detail/facts';

/** The owner of the listed orders (§6): all orders, the seller's own, or the customer's own. */
export type OrderScope = 'all' | 'seller' | 'customer';

interface Orders {
  list: OrderList;
  /** The newest orders of the list, in ascending order. */
  page: Live<OrderPage>;
  more: () => void;
  /** Asks for a change; false if it can't be kept until the connection is back. */
  move: (order: OrderHead, action: OrderAction, reason: string) => Promise<boolean>;
  assign: (order: OrderHead, seller: SellerEntry) => Promise<boolean>;
  edit: (order: OrderHead, edit: QuoteEdit, differences: string[]) => Promise<boolean>;
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

/** The first page of a list, however far the person had scrolled. */
function lastPage({ items, complete }: OrderPage): OrderPage {
  return { items: items.slice(-firstPage), complete: complete && items.length <= firstPage };
}

const memory = { keep: lastPage, lasts: true };

function orderListFor(scope: OrderScope, uid: string, status: ListedStatus): OrderList {
  if (scope === 'all') return ordersInStatus(status);
  return scope === 'seller' ? ordersOfSeller(uid, status) : ordersOfCustomer(uid, status);
}

/** The newest orders of a scope in one status, with their actions. */
export function OrdersProvider({ scope, status, children }: OrdersProviderProps) {
  const { uid } = useUser();
  const list = useMemo(() => orderListFor(scope, uid, status), [scope, uid, status]);
  const newest = useMemo(() => newestOrders(list), [list]);
  // An endpoint answers for all statuses together.
  const live = useLive(status === '' ? null : newest.watch);
  const page = useLastSeen(`${scope} ${uid} ${status}`, live, memory);
  const { ask } = useOutbox();
  const openOn = useOpenOn();
  const refusedReason = useRefusedReason();
  // These functions never change, so rows don't re-render when orders come and go.
  const verbs = useMemo<Pick<Orders, 'move' | 'assign' | 'edit' | 'refusedReason'>>(
    () => ({
      move: (order, action, reason) => ask(statusAct(order, action, newRequest(), reason)),
      assign: (order, seller) => ask(sellerAct(order, seller, newRequest())),
      edit: (order, edit, differences) => ask(itemsAct(order, edit, differences, newRequest())),
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
  /** The person may no longer read the order. */
  isLost: boolean;
}

/** The current state of orders that left their list; each is absent until known. */
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
      // The order's panel reads the same order and shows the error.
      () => next({ order: undefined, isLost: true }),
    );
}
