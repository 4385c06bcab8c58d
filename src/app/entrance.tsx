import { lazy, startTransition, Suspense, useCallback, useState } from 'react';

import { routes, type Route } from '../config/routes';
import { SignIn } from '../features/sign-in/sign-in';
import { LeaveSignInProvider } from '../providers/leave-sign-in';
import { LoadingPage } from './loading-page';

const Router = lazy(async () => ({ default: (await import('./router')).Router }));

/**
 * The sign-in screen answers without the router, which would add 30 KB to its 85; going elsewhere brings it. All other
 * addresses begin with the router.
 */
export function Entrance({ pathname }: { pathname: string }) {
  const [atSignIn, setAtSignIn] = useState(pathname === routes.signIn);
  const leave = useCallback((to: Route, options?: { replace: true }) => {
    if (options?.replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    // The sign-in screen stays until the next one is there.
    startTransition(() => setAtSignIn(false));
  }, []);

  return atSignIn ? (
    <LeaveSignInProvider value={leave}>
      <SignIn />
    </LeaveSignInProvider>
  ) : (
    <Suspense fallback={<LoadingPage />}>
      <Router />
    </Suspense>
  );
}
