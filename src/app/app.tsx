import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { SessionProvider } from '../providers/session';
import { LoadingState } from '../ui/loading-state';
import { AccessGate } from './access-gate';
import { ErrorBoundary } from './error-boundary';
import { SignedIn } from './lazy-parts';
import { NotFound } from './not-found';
import { Preload } from './preload';
import { ScreenRoot } from './screen-root';
import { publicScreens, screens, signInScreen } from './screens';

/** The provider stack and the routes. Everything that the sign-in screen doesn't need is loaded later. */
export function App() {
  return (
    <ErrorBoundary>
      <SessionProvider>
        <Preload />
        <Suspense fallback={<LoadingState />}>
          <Routes>
            <Route path={signInScreen.path} element={<signInScreen.Page />} />
            <Route element={<ScreenRoot />}>
              {publicScreens.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route element={<SignedIn />}>
                {screens.map(({ path, needs, Page }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <AccessGate needs={needs}>
                        <Page />
                      </AccessGate>
                    }
                  />
                ))}
              </Route>
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </SessionProvider>
    </ErrorBoundary>
  );
}
