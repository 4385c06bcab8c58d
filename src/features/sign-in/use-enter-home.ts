import { useEffect } from 'react';

import { routes } from '../../config/routes';
import { useLeaveSignIn } from '../../providers/leave-sign-in';

/** Before /home opens (§9). */
const delayMs = 2_000;

/** Leads to /home two seconds after a user is present. */
export function useEnterHome(present: boolean) {
  const leave = useLeaveSignIn();
  useEffect(() => {
    if (!present) return undefined;
    // Replaced, or the browser's Back would come here and be sent forward again.
    const timer = setTimeout(() => leave(routes.home, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [present, leave]);
}
