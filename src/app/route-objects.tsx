import type { ComponentType } from 'react';
import { Outlet, type RouteObject, Link } from 'react-router-dom';

import { AccessGate } from './access-gate';
import { Failure, FailurePage } from './failures/failure';
import { LoadingPage } from './loading-page';
import { publicScreens, screens, signInScreen } from './screens';
import { Root } from './root';
import { routes } from '../config/routes';
import { EmptyState } from '../ui/states/empty-state';
import styles from './failures/not-found.module.css';
import { AntdRoot } from '../ui/theme/antd-root';
import { Back } from './back';

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

function NotFound() {
  return (
    <main className={styles.page}>
      <img src="/logo.svg" alt="" width={168} height={42} />
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

/** What all screens but the sign-in screen share: antd's surroundings. */
function ScreenRoot() {
  return (
    <AntdRoot>
      <Back />
      <Outlet />
    </AntdRoot>
  );
}
