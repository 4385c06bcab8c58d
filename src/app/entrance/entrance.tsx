import { useCallback, useDeferredValue, useState } from 'react';

import { routes, type Route } from '../../config/routes';
import { SignIn } from '../../features/session/sign-in/sign-in';
import { LeaveSignInProvider } from '../../providers/session/leave-sign-in';
import { useSession } from '../../providers/session/session';
import { lazyPart } from '../../ui/late/lazy-part';
import { FailurePage, stillStored } from '../failures/failure';
import { LoadingPage } from '../loading-page';
import styles from './entrance.module.css';

const Router = lazyPart({
  load: async () => (await import('../router')).Router,
  failure: stillStored,
  waiting: <LoadingPage />,
  Failed: FailurePage,
});

/**
 * The sign-in screen answers without the router, which would add 30 KB to its 85; going elsewhere brings it. All other
 * addresses begin with the router. While a person who is signed in waits for /home (§9), it is drawn out of sight
 * behind the sign-in screen, so that nothing is left to do when the wait is over.
 */
export function Entrance({ pathname }: { pathname: string }) {
  const { state } = useSession();
  const [atSignIn, setAtSignIn] = useState(pathname === routes.signIn);
  const leave = useCallback((to: Route, options?: { replace: true }) => {
    if (options?.replace) {
      // The next screen is drawn, and may have led on already: to an order whose number was not shown yet.
      if (location.pathname === routes.signIn) history.replaceState(history.state, '', to);
      setAtSignIn(false);
    } else {
      // Numbered as the router's: it can hold Back up only between its own.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.replaceState({ ...(history.state as object | null), idx }, '');
      history.pushState({ idx: idx + 1 }, '', to);
      // The sign-in screen stays until the next one is there.
      void Router.preload().then(() => setAtSignIn(false));
    }
  }, []);
  const isIn = state.status === 'signedIn';
  // Deferred, so that the sign-in screen says first that it waits. Who is signed out meanwhile sees one form at once.
  const entering = useDeferredValue(isIn, false) && isIn;

  return (
    <>
      {atSignIn && (
        <LeaveSignInProvider value={leave}>
          <SignIn />
        </LeaveSignInProvider>
      )}
      {(!atSignIn || entering) && (
        <div inert={atSignIn} className={atSignIn ? styles.outOfSight : undefined}>
          <Router at={atSignIn ? routes.home : undefined} />
        </div>
      )}
    </>
  );
}
