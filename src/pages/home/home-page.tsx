import { lazy, Suspense } from 'react';

import { Home } from './home';
import styles from './members-home.module.css';

/** Comes after the first picture, to the room that is kept for it. */
const MembersHome = lazy(async () => ({
  default: (await import('./members-home')).MembersHome,
}));

/** /home, drawn behind the sign-in screen while somebody waits for it. */
export function HomePage() {
  return (
    <Home
      below={
        <Suspense fallback={<div className={styles.reserved} />}>
          <MembersHome />
        </Suspense>
      }
    />
  );
}
