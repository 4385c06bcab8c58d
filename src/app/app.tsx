import { Component, type ReactNode } from 'react';

import { SessionProvider, loadRecords } from '../providers/session/session';
import { Entrance } from './entrance/entrance';
import { FailurePage } from './failures/failure';
import { usePreload, type Load } from '../providers/page/preload/use-preload';

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

interface State {
  failed: boolean;
}

/** Catches what fails around the router, which catches its screens' failures itself. React offers this to classes only. */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('The app failed', error);
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}

/** What the way from ENTRAR to /home needs, in that order; it comes while a person types. */
const entering: Load[] = [
  loadRecords,
  () => import('./router'),
  () => import('./signed-in'),
  () => import('../pages/home/home-page'),
];

/** Beside the first screen. */
function Preload() {
  usePreload(entering);
  return null;
}
