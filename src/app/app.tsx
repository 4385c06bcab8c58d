import { SessionProvider, loadRecords } from '../providers/session/session';
import { Entrance } from './entrance/entrance';
import { FailurePage } from './failures/failure';
import { usePreload, type Load } from '../providers/page/preload/use-preload';
import { Boundary } from '../ui/late/boundary';

/** Everything around the screens. The router catches the errors of its own screens. */
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

/** The code between ENTRAR and /home, in the order of use. It loads while the person types. */
const entering: Load[] = [
  loadRecords,
  () => import('./router'),
  () => import('./signed-in'),
  () => import('../pages/home/home-page'),
];

/** Loads the code while the first screen shows. */
function Preload() {
  usePreload(entering);
  return null;
}
