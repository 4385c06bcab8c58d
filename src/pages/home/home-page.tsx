import { lazyPart } from '../../ui/late/lazy-part';
import { FailedState } from '../../ui/states/failed-state';
import { Home } from './home';
import styles from './members-home.module.css';

/** Loads after the first paint. Its space is reserved. */
const MembersHome = lazyPart({
  load: async () => (await import('./members-home')).MembersHome,
  failure: 'O resto desta página não foi carregado',
  waiting: <div className={styles.reserved} />,
  Failed: FailedState,
});

/** /home. It renders behind the sign-in screen during the sign-in. */
export function HomePage() {
  return <Home below={<MembersHome />} />;
}
