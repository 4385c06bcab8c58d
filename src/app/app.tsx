import { SessionProvider } from '../providers/session/session';
import { Entrance } from './entrance/entrance';
import { ErrorBoundary } from './failures/error-boundary';
import { Preload } from './entrance/preload';

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
