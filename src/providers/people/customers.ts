import { useMemo } from 'react';

import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { asError, lazySubscribe, type Subscribe } from '../../data/base/subscription';
import { readSeenOf } from '../../data/session/last-visit';
import type { Live } from '../live/live';
import { lacksConnection } from '../live/offline';
import { askerOf } from '../live/requests';
import { useAnswer } from '../live/use-answer';
import { keptValue, lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

// The code comes with the first customer who is looked for.
const load = () => import('../../data/people/customers');

/** Under this name and the uid the browser keeps those who were seen. */
const kept = 'cliente';

export function useCustomer(uid: string | undefined): Live<CustomerEntry | null> {
  const watched = useMemo(
    () => (uid === undefined ? null : lazySubscribe(async () => (await load()).watchCustomer(uid))),
    [uid],
  );
  return useLastSeen(`${kept} ${uid ?? ''}`, useLive(watched), lasting);
}

/** So long after the last key the search goes out, in milliseconds. */
const pauseMs = 200;

/** The customers whom the typed words find, once the typing pauses; without a connection, among those seen here. */
export function useCustomerSearch(typed: string): Live<CustomerEntry[]> {
  const live = useLive(useMemo(() => (typed === '' ? null : searchFor(typed)), [typed]));
  const isOffline = lacksConnection(live);
  const seen = useAnswer({
    queryKey: ['customers seen', typed],
    queryFn: ({ client }) => findSeen(askerOf(client).uid, typed),
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

async function findSeen(uid: string, typed: string): Promise<CustomerEntry[]> {
  const { rankCustomers } = await import('../../../domain/people/search/customer');
  const seen = await readSeenOf(uid, `${kept} `);
  return rankCustomers(
    typed,
    seen.flatMap((stored) => keptValue<CustomerEntry | null>(stored)?.value ?? []),
  );
}
