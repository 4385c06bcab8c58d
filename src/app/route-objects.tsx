import type { ComponentType } from 'react';
import { Outlet, type RouteObject, Link } from 'react-router-dom';

import { AccessGate } from './access-gate';
import { Failure, FailurePage, stillStored } from './failures/failure';
import { LoadingPage } from './loading-page';
import { publicScreens, screens, signInScreen } from './screens';
import { Root } from './root';
import { routes } from '../config/routes';
import { lazyPart, type FailedPart } from '../ui/late/lazy-part';
import { EmptyState } from '../ui/states/empty-state';
import styles from './failures/not-found.module.css';
import { AntdRoot } from '../ui/theme/antd-root';
import { Back } from './back';

/** A route's screen. The previous one stays until its code is loaded; a failure stays inside the screen's place. */
function screen(load: () => Promise<ComponentType>, Failed: ComponentType<FailedPart>) {
  const Screen = lazyPart({ load, failure: stillStored, Failed });
  // A function, because the router removes loaded functions from an object, and so from other routers too.
  return async () => {
    await Screen.preload();
    return { Component: Screen };
  };
}

const screenRoutes: RouteObject[] = screens.map(({ path, needs, Component }) => ({
  element: (
    <AccessGate needs={needs}>
      <Outlet />
    </AccessGate>
  ),
  children: [{ path, lazy: screen(Component, Failure) }],
}));

/** The router's routes. Only the sign-in screen's code loads with them. */
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
          ...publicScreens.map(({ path, Component }) => ({
            path,
            lazy: screen(Component, FailurePage),
          })),
          {
            lazy: screen(async () => (await import('./signed-in')).SignedIn, FailurePage),
            children: screenRoutes,
          },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

function NotFound() {
  return (
    <main className={styles.page}>
      <img src="/logo.svg" alt="" />
      <EmptyState
        wholePage
        drawing="search"
        title="Página não encontrada"
        text="O endereço não existe ou mudou."
        action={<Link to={routes.home}>Ir para o início</Link>}
      />
    </main>
  );
}

/** antd's providers, shared by all screens except the sign-in. */
function ScreenRoot() {
  return (
    <AntdRoot>
      <Back />
      <Outlet />
    </AntdRoot>
  );
}
