import { useMemo } from 'react';

import type { OrderCustomer } from '../../../domain/order/order';
import { lazySubscribe, promised, together, type Subscribe } from '../../data/base/subscription';
import { dataOf, type Live } from '../live/live';
import { useLive } from '../live/use-live';

// The code comes with the first order that waits for a decision.
const load = () => import('../../data/people/still-approved');

/** A record from elsewhere may hold what is no key of the database. */
const isKey = (uid: string) => /^[^.#$[\]/]+$/.test(uid);

type AskedCustomer = Pick<OrderCustomer, 'uid' | 'permissao'>;

/** Undefined for a customer whom nobody can look up. */
function watchApproval({ uid, permissao }: AskedCustomer): Subscribe<boolean | undefined> {
  if (!isKey(uid)) return promised(() => Promise.resolve(undefined));
  return lazySubscribe(async () => (await load()).watchStillApproved({ uid, permissao }));
}

/** Whether an order's customer is approved now, for those who decide about it; undefined while that is not known. */
export function useStillApproved(
  { uid, permissao }: AskedCustomer,
  isAsked: boolean,
): boolean | undefined {
  const watched = useMemo(
    () => (isAsked ? watchApproval({ uid, permissao }) : null),
    [isAsked, uid, permissao],
  );
  return dataOf(useLive(watched));
}

/** The same of each of several, in their order. The database is asked once about whoever is there twice. */
export function useAllStillApproved(
  customers: readonly AskedCustomer[],
): Live<(boolean | undefined)[]> {
  const key = JSON.stringify(customers.map(({ uid, permissao }) => ({ uid, permissao })));
  return useLive(
    useMemo(() => {
      const each = JSON.parse(key) as AskedCustomer[];
      return each.length === 0 ? null : together(each.map(watchApproval));
    }, [key]),
  );
}
