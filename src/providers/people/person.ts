import { useMemo } from 'react';

import { watchSellerSummaries } from '../../data/figures/sums';
import { mostOpen, watchOpenOrders } from '../../data/order/open-orders';
import { watchUser } from '../../data/people/users';
import type { Summaries } from '../../../domain/figures/summary';
import { type User, isSeller } from '../../../domain/people/user';
import type { Live } from '../live/live';
import { useLive } from '../live/use-live';

export { mostOpen };

/** Somebody's record, live, null where there is none; for the administrator. */
export function usePerson(uid: string): Live<User | null> {
  return useLive(useMemo(() => watchUser(uid), [uid]));
}

/** Count and sum of all orders of a seller per status; of nobody else: there are no such sums. */
export function useSumsOfSeller({ uid, permissao }: User): Live<Summaries> {
  const sums = useMemo(
    () => (isSeller({ permissao }) ? watchSellerSummaries(uid) : null),
    [uid, permissao],
  );
  return useLive(sums);
}

/** How many orders of a person are open: of a seller all, of a customer counted up to `mostOpen`. */
export function useOpenOrders({ uid, permissao }: User): Live<number> {
  return useLive(useMemo(() => watchOpenOrders(uid, permissao), [uid, permissao]));
}
