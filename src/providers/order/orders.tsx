import { useMemo, type ReactNode } from 'react';

import { beginningOf } from '../../data/base/growing-list';
import { firstPage, newestOrders, type OrderPage } from '../../data/order/newest-orders';
import { numbersOf } from '../../data/order/search/days';
import { orderOf, type NumberRange, type OrderList } from '../../data/order/search/lists';
import { watchOrder } from '../../data/order/orders';
import { orderSubject, sellerAct, statusAct } from '../../../domain/outbox/act';
import type { OrderHead } from '../../../domain/order/head';
import { isNarrowed, noQuestion, type OrderQuestion } from '../../../domain/order/search/question';
import type { OrderAction, OrderStatus } from '../../../domain/order/status';
import type { SellerEntry } from '../../../domain/people/user';
import { newRequest } from '../outbox/new-request';
import { useOpenOn, useOutbox, useRefusedReason, type OpenAct } from '../outbox/outbox-provider';
import { promised } from '../../data/base/subscription';
import { dataOf, mapLive, type Live } from '../live/live';
import { planOf, type OrderPlan, type OrderScope } from './search/plan';
import { createRequiredContext } from '../live/required-context';
import { useUser } from '../session/session';
import { useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

interface Orders {
  list: OrderList;
  /** Tells one list from another. */
  name: string;
  compare: (a: OrderHead, b: OrderHead) => number;
  /** What the list doesn't answer of what was asked, and each order is asked for; undefined for nothing. */
  rest: ((order: OrderHead) => boolean) | undefined;
  /** The list may hold fewer orders than the status. */
  narrowed: boolean;
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
  status: OrderStatus;
  /** Only those of the customer, or of the seller, with this uid; '' for all. */
  customer?: string;
  seller?: string;
  question?: OrderQuestion;
  children: ReactNode;
}

const toBeFound: NumberRange = { from: 1, upTo: 0 };

/** As much of a list as is read first, however far somebody had scrolled. */
function lastPage({ items, complete }: OrderPage): OrderPage {
  return { items: items.slice(-firstPage), complete: complete && items.length <= firstPage };
}

/** The list that answers a question; empty while its days are looked up. */
function useList(plan: OrderPlan, question: OrderQuestion): Live<OrderList> {
  const { list, byDays } = plan;
  const { from, to } = question;
  const looked = useLive(
    useMemo(
      () => (byDays ? promised(() => numbersOf(list, { from, to })) : null),
      [list, byDays, from, to],
    ),
  );
  return useMemo(() => {
    if (!byDays) return { status: 'ready', data: list };
    return mapLive(looked, (numbers) => ({ ...list, numbers }));
  }, [list, byDays, looked]);
}

/** The first orders of a scope in one status, the newest if nothing else is asked, and what may be done with them. */
export function OrdersProvider({
  scope,
  status,
  customer = '',
  seller = '',
  question = noQuestion,
  children,
}: OrdersProviderProps) {
  const { uid } = useUser();
  const { sort, from, to, least, most } = question;
  const asked = useMemo(() => ({ sort, from, to, least, most }), [sort, from, to, least, most]);
  const plan = useMemo(
    () => planOf({ scope, uid, status, customer, seller, question: asked }),
    [scope, uid, status, customer, seller, asked],
  );
  const found = useList(plan, asked);
  const list = useMemo(() => dataOf(found) ?? { ...plan.list, numbers: toBeFound }, [found, plan]);
  const newest = useMemo(() => newestOrders(list), [list]);
  const live = useLive(found.status === 'ready' ? newest.watch : null);
  const name = [scope, uid, status, customer, seller, sort, from, to, least, most].join(' ').trim();
  const isOfPerson = customer !== '' || seller !== '';
  const memory = useMemo(
    () => ({
      keep: list.last ? lastPage : (page: OrderPage) => beginningOf(page, firstPage),
      // What nobody narrowed: a browser keeps a few lists, not every question.
      lasts: !isOfPerson && sort === '' && !isNarrowed(asked),
    }),
    [list.last, isOfPerson, sort, asked],
  );
  const page = useLastSeen(name, found.status === 'failed' ? found : live, memory);
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
      name,
      compare: orderOf(list),
      rest: plan.rest,
      narrowed: isOfPerson || isNarrowed(asked),
      page,
      more: newest.more,
      actOn: (order) => openOn(orderSubject(order)),
    }),
    [verbs, list, name, plan, isOfPerson, asked, page, newest, openOn],
  );
  return <Provider value={value}>{children}</Provider>;
}

/** An order that departed from the list, as it stands now; `isLost` where it is not this person's to read any more. */
export function useOrderNow(
  order: OrderHead,
  departed: boolean,
): { order: OrderHead; isLost: boolean } {
  const { numerodopedido } = order;
  const watched = useMemo(
    () => (departed ? watchOrder(numerodopedido) : null),
    [departed, numerodopedido],
  );
  const now = useLive(watched);
  return { order: dataOf(now) ?? order, isLost: now.status === 'failed' };
}
