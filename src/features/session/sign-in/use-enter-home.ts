import { useEffect } from 'react';

import { routes } from '../../../config/routes';
import { useLeaveSignIn } from '../../../providers/session/leave-sign-in';
import type { SessionState } from '../../../providers/session/session';
import { useHeldFor } from '../../../providers/page/use-held-for';

/** In milliseconds, before /home opens (§9). */
const delayMs = 2_000;

/** Leads to /home two seconds after the sign-in. The record and the next screens load during that time. */
export function useEnterHome(state: SessionState) {
  const leave = useLeaveSignIn();
  const known = state.status === 'signedIn' || (state.status === 'loading' && !!state.account);
  const leaves = useHeldFor(known, delayMs) && state.status === 'signedIn';
  useEffect(() => {
    // Replaced, because Back to this screen would lead forward again.
    if (leaves) leave(routes.home, { replace: true });
  }, [leaves, leave]);
}
