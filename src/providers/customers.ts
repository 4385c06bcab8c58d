import { useMemo } from 'react';

import type { CustomerEntry } from '../../domain/customer-entry';
import { lazySubscribe, type Subscribe } from '../data/subscription';
import type { Live } from './live';
import { useLive } from './use-live';

// The code comes with the first customer who is looked for.
const load = () => import('../data/firebase/customers');

/** What is known of the customer for whom a cart is; null for one who is not approved any more. */
export function useCustomer(uid: string | undefined): Live<CustomerEntry | null> {
  const watched = useMemo(
    () => (uid === undefined ? null : lazySubscribe(async () => (await load()).watchCustomer(uid))),
    [uid],
  );
  return useLive(watched);
}

/** The customers whom the typed words find; waits while there are none. */
export function useCustomerSearch(typed: string): Live<CustomerEntry[]> {
  return useLive(useMemo(() => (typed === '' ? null : searchFor(typed)), [typed]));
}

function searchFor(typed: string): Subscribe<CustomerEntry[]> {
  return (next, fail) => {
    let stopped = false;
    findAll(typed).then(
      (found) => !stopped && next(found),
      (error: unknown) =>
        !stopped && fail(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      stopped = true;
    };
  };
}

async function findAll(typed: string): Promise<CustomerEntry[]> {
  const [{ findCustomers }, { foundAtOnce, questionsOf, rankCustomers }] = await Promise.all([
    load(),
    import('../../domain/customer-search'),
  ]);
  const answers = await Promise.all(
    questionsOf(typed).map((question) => findCustomers(question, foundAtOnce)),
  );
  return rankCustomers(typed, answers.flat());
}
