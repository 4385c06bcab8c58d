import { Outlet, useNavigation } from 'react-router-dom';

import { LoadingState } from '../ui/loading-state';
import styles from './root.module.css';

/** The screen, and over it, while the next one's code is on its way, that it is. */
export function Root() {
  const { state } = useNavigation();
  return (
    <>
      <Outlet />
      {state === 'loading' && (
        <div className={styles.next}>
          <LoadingState />
        </div>
      )}
    </>
  );
}
