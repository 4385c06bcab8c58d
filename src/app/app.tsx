import { SessionProvider, loadRecords } from '../providers/session/session';
import { Entrance } from './entrance/entrance';
import { FailurePage } from './failures/failure';
import { usePreload, type Load } from '../providers/page/preload/use-preload';
import { Boundary } from '../ui/late/boundary';

/** What stands around the screens, from the first one on; the router catches the failures of its own screens. */
export function App({ pathname }: { pathname: string }) {
  return (
    <Boundary failed={() => <FailurePage />}>
      <SessionProvider>
        <Preload />
        <Entrance pathname={pathname} />
      </SessionProvider>
    </Boundary>
  );
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
