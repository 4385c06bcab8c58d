import { useMemo } from 'react';

import type { OrderHead } from '../../../domain/order/head';
import type { Person } from '../../../domain/order/order';
import { namedEntry, type CustomerEntry } from '../../../domain/people/customer-entry';
import type { MyCustomer } from '../../../domain/people/portfolio';
import { isCustomer } from '../../../domain/people/user';
import type { Page } from '../../data/base/growing-list';
import { asError, lazySubscribe, type Subscribe } from '../../data/base/subscription';
import { readSeenOf } from '../../data/session/last-visit';
import { useCart } from '../cart/cart';
import type { Live } from '../live/live';
import { lacksConnection } from '../live/offline';
import { askerOf } from '../live/requests';
import { useAnswer } from '../live/use-answer';
import { keptValue, lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';
import { useWaitingQuotes } from '../outbox/outbox-provider';

// Loads the code with the first search for a customer.
const load = () => import('../../data/people/customers');

/** Name, followed by the uid, under which the browser keeps seen customers. */
const kept = 'cliente';

export function useCustomer(uid: string | undefined): Live<CustomerEntry | null> {
  const watched = useMemo(
    () => (uid === undefined ? null : lazySubscribe(async () => (await load()).watchCustomer(uid))),
    [uid],
  );
  return useLastSeen(`${kept} ${uid ?? ''}`, useLive(watched), lasting);
}

/** The search starts this long after the last key, in milliseconds. */
const pauseMs = 200;

/**
 * The customers that the typed words find, once the person pauses. Without a connection searches those seen in this
 * browser.
 */
export function useCustomerSearch(typed: string): Live<CustomerEntry[]> {
  const live = useLive(useMemo(() => (typed === '' ? null : searchFor(typed)), [typed]));
  const isOffline = lacksConnection(live);
  const recent = useCart(({ recentCustomers }) => recentCustomers);
  const waiting = useWaitingQuotes().flatMap(({ act }) => act.orcamento.customer ?? []);
  const seen = useAnswer({
    queryKey: ['customers seen', typed],
    queryFn: ({ client }) => findSeen(askerOf(client).uid, typed, [...recent, ...waiting]),
    enabled: isOffline,
    gcTime: 0,
  });
  return isOffline ? seen : live;
}

function searchFor(typed: string): Subscribe<CustomerEntry[]> {
  return (next, fail) => {
    let stopped = false;
    const timer = setTimeout(() => {
      findAll(typed).then(
        (found) => !stopped && next(found),
        (error: unknown) => !stopped && fail(asError(error)),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stopped = true;
    };
  };
}

async function findAll(typed: string): Promise<CustomerEntry[]> {
  const [{ findCustomers }, { foundAtOnce, questionsOf, rankCustomers }] = await Promise.all([
    load(),
    import('../../../domain/people/search/customer'),
  ]);
  const answers = await Promise.all(
    questionsOf(typed).map((question) => findCustomers(question, foundAtOnce)),
  );
  return rankCustomers(typed, answers.flat());
}

/** Customers from this browser's kept entries, seller's lists and orders (decision 66). */
async function findSeen(
  uid: string,
  typed: string,
  known: readonly Person[],
): Promise<CustomerEntry[]> {
  const seenAs = async <T>(name: string) =>
    (await readSeenOf(uid, `${name} `)).flatMap((stored) => {
      const seen = keptValue<T>(stored);
      return seen ? [seen.value] : [];
    });
  const [{ rankCustomers }, portfolios, pages, recent, entries] = await Promise.all([
    import('../../../domain/people/search/customer'),
    seenAs<Page<MyCustomer>>('my customers'),
    seenAs<Page<OrderHead>>('seller'),
    seenAs<OrderHead[]>('recent orders'),
    seenAs<CustomerEntry | null>(kept),
  ]);
  const inPortfolios = portfolios
    .flatMap(({ items }) => items)
    .map((one) => ({ uid: one.uid, nome: one.ultimo.nome }));
  const inOrders = [...pages.flatMap(({ items }) => items), ...recent.flat()]
    .map(({ cliente }) => cliente)
    .filter(isCustomer);
  // If a customer occurs several times, the last entry counts, because it is the most complete.
  const named = [...known, ...inPortfolios, ...inOrders].map(namedEntry);
  return rankCustomers(typed, [...named, ...entries.filter((entry) => entry !== null)]);
}
