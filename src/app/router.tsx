import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import type { Route } from '../config/routes';
import { LeavingProvider, leavingOf } from '../providers/page/address/leaving';
import { routeObjects } from './route-objects';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The page's only router. It starts at `at`, even if the browser's address is another. */
function routerAt(at: string) {
  if (router?.state.location.pathname === at) return router;
  router?.dispose();
  const { href, pathname } = location;
  if (at !== pathname) history.replaceState(history.state, '', at);
  router = createBrowserRouter(routeObjects);
  if (at !== pathname) history.replaceState(history.state, '', href);
  return router;
}

/** The screens. With `at` they start there, while the address is still that of the sign-in screen in front. */
export function Router({ at }: { at?: Route | undefined }) {
  const [shown] = useState(() => routerAt(at ?? location.pathname));
  const [leaving] = useState(() => leavingOf(shown));
  return (
    <LeavingProvider value={leaving}>
      <RouterProvider router={shown} onError={(error) => console.error('A screen failed', error)} />
    </LeavingProvider>
  );
}
