import { useCallback } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

import { routes, type Route } from '../../config/routes';
import { SignIn } from '../../features/session/sign-in/sign-in';
import { LeaveSignInProvider } from '../../providers/session/leave-sign-in';

/** The navigation state after a redirect from a screen that needs a user. */
export interface Wanted {
  /** The screen's address. */
  wanted: string;
}

/** The sign-in screen for people who return to it. A visit that starts with it skips the router (entrance.tsx). */
export function SignInScreen() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const wanted = wantedOf(location.state);
  const leave = useCallback(
    (to: Route, options?: { replace: true }) =>
      void navigate(to === routes.home ? wanted : to, options),
    [navigate, wanted],
  );
  return (
    <LeaveSignInProvider value={leave}>
      <SignIn />
    </LeaveSignInProvider>
  );
}

/** The wanted address if it is one of ours, otherwise /home. */
function wantedOf(state: unknown): string {
  const wanted = (state as Partial<Wanted> | null)?.wanted;
  const isOwn =
    typeof wanted === 'string' &&
    Object.values<string>(routes).includes(wanted.split('?')[0] ?? '');
  return isOwn ? wanted : routes.home;
}
