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
 * The sign-in screen works without the router, which would add 30 KB to its 85; other addresses load the
 * router. During the sign-in (§9), /home renders out of sight behind this screen.
 */
export function Entrance({ pathname }: { pathname: string }) {
  const { state } = useSession();
  const [atSignIn, setAtSignIn] = useState(pathname === routes.signIn);
  const leave = useCallback((to: Route, options?: { replace: true }) => {
    if (options?.replace) {
      // The next screen renders already and may have moved on, for example to an order.
      if (location.pathname === routes.signIn) history.replaceState(history.state, '', to);
      setAtSignIn(false);
    } else {
      // Needs the router's index, because the router can only block Back between its own entries.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.replaceState({ ...(history.state as object | null), idx }, '');
      history.pushState({ idx: idx + 1 }, '', to);
      // The sign-in screen stays until the next one is loaded.
      void Router.preload().then(() => setAtSignIn(false));
    }
  }, []);
  const isIn = state.status === 'signedIn';
  // Deferred, so that the sign-in screen first shows that it waits. A sign-out meanwhile shows one form at
  // once.
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
