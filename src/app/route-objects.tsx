import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';

import { AccessGate } from './access-gate';
import { Failure, FailurePage } from './failures/failure';
import { LoadingPage } from './loading-page';
import { NotFound } from './failures/not-found';
import { ScreenRoot } from './screen-root';
import { publicScreens, screens, signInScreen } from './screens';
import { Root } from './root';

// A function: from an object of functions the router strikes out what it has loaded, for other routers too.
const part = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

const screenRoutes: RouteObject[] = screens.map(({ path, needs, Component }) => ({
  element: (
    <AccessGate needs={needs}>
      <Outlet />
    </AccessGate>
  ),
  // Beside it header and menu stay, and lead elsewhere.
  ErrorBoundary: Failure,
  children: [{ path, lazy: part(Component) }],
}));

/** The router's routes. Only what the sign-in screen needs is loaded with them. */
export const routeObjects: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FailurePage,
    HydrateFallback: LoadingPage,
    children: [
      signInScreen,
      {
        Component: ScreenRoot,
        children: [
          ...publicScreens.map(({ path, Component }) => ({ path, lazy: part(Component) })),
          {
            lazy: part(async () => (await import('./signed-in')).SignedIn),
            children: screenRoutes,
          },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
