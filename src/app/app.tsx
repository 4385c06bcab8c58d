import { SessionProvider } from '../providers/session';
import { Entrance } from './entrance';
import { ErrorBoundary } from './error-boundary';
import { Preload } from './preload';

/** What stands around the screens, from the first one on. */
export function App({ pathname }: { pathname: string }) {
  return (
    <ErrorBoundary>
      <SessionProvider>
        <Preload />
        <Entrance pathname={pathname} />
      </SessionProvider>
    </ErrorBoundary>
  );
}
