import { lazyPart } from '../../ui/late/lazy-part';
import { FailedState } from '../../ui/states/failed-state';
import { Home } from './home';
import styles from './members-home.module.css';

/** Comes after the first picture, to the room that is kept for it. */
const MembersHome = lazyPart({
  load: async () => (await import('./members-home')).MembersHome,
  failure: 'O resto desta página não foi carregado',
  waiting: <div className={styles.reserved} />,
  Failed: FailedState,
});

/** /home, drawn behind the sign-in screen while somebody waits for it. */
export function HomePage() {
  return <Home below={<MembersHome />} />;
}
