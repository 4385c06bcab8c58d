import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Route } from '../../config/routes';
import { SignIn } from '../../features/session/sign-in/sign-in';
import { LeaveSignInProvider } from '../../providers/session/leave-sign-in';

/** The sign-in screen for whoever comes back to it; who begins with it sees it by itself (entrance.tsx). */
export function SignInScreen() {
  const navigate = useNavigate();
  const leave = useCallback(
    (to: Route, options?: { replace: true }) => void navigate(to, options),
    [navigate],
  );
  return (
    <LeaveSignInProvider value={leave}>
      <SignIn />
    </LeaveSignInProvider>
  );
}
