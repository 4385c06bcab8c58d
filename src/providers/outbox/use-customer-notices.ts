import { useCallback, useEffect, useMemo, useState } from 'react';

import { can } from '../../../domain/session/access';
import type { User } from '../../../domain/people/user';
import { tellCustomers, type UntoldOrders } from './tell-customers';

const none: readonly UntoldOrders[] = [];

/**
 * Tells customers by mail what became of their orders, while whoever moved these has the app open; what was left
 * waiting when it was closed goes out at their next visit. `moves` changes with what was done, and asks anew.
 */
export function useCustomerNotices(user: User, online: boolean, moves: string) {
  const [untold, setUntold] = useState(none);
  const { uid } = user;
  const tells = online && can(user, 'moveOrders');

  useEffect(() => {
    if (!tells) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const tell = () => {
      tellCustomers(uid, (one) => setUntold((all) => [...without(all, one), one])).then(
        (wait) => {
          if (!stopped && wait !== undefined) timer = setTimeout(tell, wait);
        },
        (error: unknown) => console.warn('The notices could not be read', error),
      );
    };
    tell();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [tells, uid, moves]);

  /** Once the person has read it. */
  const forgetUntold = useCallback(
    (one: UntoldOrders) => setUntold((all) => all.filter((other) => other !== one)),
    [],
  );
  return useMemo(() => ({ untold, forgetUntold }), [untold, forgetUntold]);
}

/** A failure that comes again is shown once. */
function without(all: readonly UntoldOrders[], one: UntoldOrders): UntoldOrders[] {
  return all.filter(({ numbers }) => numbers.join() !== one.numbers.join());
}
