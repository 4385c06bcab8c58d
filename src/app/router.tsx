import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import type { Route } from '../config/routes';
import { LeavingProvider, leavingOf } from '../providers/page/address/leaving';
import { routeObjects } from './route-objects';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The one of this page. It begins at `at`, whatever address the browser tells meanwhile. */
function routerAt(at: string) {
  if (router?.state.location.pathname === at) return router;
  router?.dispose();
  const { href, pathname } = location;
  if (at !== pathname) history.replaceState(history.state, '', at);
  router = createBrowserRouter(routeObjects);
  if (at !== pathname) history.replaceState(history.state, '', href);
  return router;
}

/** The screens. With `at`, they begin there, while the browser still tells the address of the screen in front. */
export function Router({ at }: { at?: Route | undefined }) {
  const [shown] = useState(() => routerAt(at ?? location.pathname));
  const [leaving] = useState(() => leavingOf(shown));
  return (
    <LeavingProvider value={leaving}>
      <RouterProvider router={shown} onError={(error) => console.error('A screen failed', error)} />
    </LeavingProvider>
  );
}
