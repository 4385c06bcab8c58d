import { useMemo } from 'react';

import type { OrderHead } from '../../../domain/order/head';
import type { Person } from '../../../domain/order/order';
import {
  customerEntryOf,
  namedEntry,
  type CustomerEntry,
} from '../../../domain/people/customer-entry';
import type { MyCustomer } from '../../../domain/people/portfolio';
import { isOffline } from '../../../domain/outbox/failure';
import { companyOf, isCustomer } from '../../../domain/people/user';
import type { Page } from '../../data/base/growing-list';
import { asError, lazySubscribe, type Subscribe } from '../../data/base/subscription';
import { readSeenOf } from '../../data/session/last-visit';
import { useCart } from '../cart/cart';
import { dataOf, type Live } from '../live/live';
import { lacksConnection } from '../live/offline';
import { askerOf } from '../live/requests';
import { useAnswer } from '../live/use-answer';
import { keptValue, lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';
import { useWaitingQuotes } from '../outbox/outbox-provider';
import { ownKeptOf, useOwnKept } from './own-customers';

// Loads the code with the first search for a customer.
const load = () => import('../../data/people/customers');

/** Name, followed by the uid, under which the browser keeps seen customers. */
const seenCustomer = 'cliente';

export function useCustomer(uid: string | undefined): Live<CustomerEntry | null> {
  const watched = useMemo(
    () => (uid === undefined ? null : lazySubscribe(async () => (await load()).watchCustomer(uid))),
    [uid],
  );
  const seen = useLastSeen(`${seenCustomer} ${uid ?? ''}`, useLive(watched), lasting);
  const own = useOwnKept(lacksConnection(seen));
  return useMemo(() => {
    const one = own?.customers.get(uid ?? '');
    if (!own || !one || !lacksConnection(seen)) return seen;
    return { status: 'ready', data: customerEntryOf(one.cliente), seenAt: own.at };
  }, [seen, own, uid]);
}

/** The names of customers by uid: of `known` people as they were called there, of others as their entry says. */
export function useCustomerNames(
  uids: readonly string[],
  known: readonly Person[],
): ReadonlyMap<string, string> {
  const unknown = uids.filter((uid) => known.every((one) => one.uid !== uid));
  const read = dataOf(
    useAnswer({
      queryKey: ['customer names', ...unknown],
      queryFn: async ({ client }) => {
        const { findCustomer } = await load();
        const find = async (uid: string) => {
          try {
            return await findCustomer(uid);
          } catch (error) {
            if (!isOffline(error)) throw error;
            return (await ownKeptOf(askerOf(client).uid)).customers.get(uid)?.cliente ?? null;
          }
        };
        return Promise.all(unknown.map(find));
      },
      enabled: unknown.length > 0,
    }),
  );
  const entries = read?.flatMap((entry) => (entry ? [[entry.uid, companyOf(entry)] as const] : []));
  return new Map([...known.map(({ uid, nome }) => [uid, nome] as const), ...(entries ?? [])]);
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

/** Finds kept own customers, and customers whose entry, list place or order this browser has seen (decision 66). */
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
  const [{ rankCustomers }, own, portfolios, pages, recent, entries] = await Promise.all([
    import('../../../domain/people/search/customer'),
    ownKeptOf(uid),
    seenAs<Page<MyCustomer>>('my customers'),
    seenAs<Page<OrderHead>>('seller'),
    seenAs<OrderHead[]>('recent orders'),
    seenAs<CustomerEntry | null>(seenCustomer),
  ]);
  const inPortfolios = portfolios
    .flatMap(({ items }) => items)
    .map((one) => ({ uid: one.uid, nome: one.ultimo.nome }));
  const inOrders = [...pages.flatMap(({ items }) => items), ...recent.flat()]
    .map(({ cliente }) => cliente)
    .filter(isCustomer);
  // If a customer occurs several times, the last entry counts, because it is the most complete.
  const named = [...known, ...inPortfolios, ...inOrders].map(namedEntry);
  const inOwn = [...own.customers.values()].map(({ cliente }) => customerEntryOf(cliente));
  return rankCustomers(typed, [...named, ...inOwn, ...entries.filter((entry) => entry !== null)]);
}
