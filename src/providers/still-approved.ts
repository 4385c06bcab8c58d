import { useMemo } from 'react';

import type { OrderCustomer } from '../../domain/order';
import { lazySubscribe } from '../data/subscription';
import { dataOf } from './live';
import { useLive } from './use-live';

// The code comes with the first order that waits for a decision.
const load = () => import('../data/firebase/still-approved');

/** A record from elsewhere may hold what is no key of the database. */
const isKey = (uid: string) => /^[^.#$[\]/]+$/.test(uid);

/** Whether an order's customer is approved now, for those who decide about it; undefined while that is not known. */
export function useStillApproved(
  { uid, permissao }: Pick<OrderCustomer, 'uid' | 'permissao'>,
  isAsked: boolean,
): boolean | undefined {
  const watched = useMemo(
    () =>
      isAsked && isKey(uid)
        ? lazySubscribe(async () => (await load()).watchStillApproved({ uid, permissao }))
        : null,
    [isAsked, uid, permissao],
  );
  return dataOf(useLive(watched));
}
