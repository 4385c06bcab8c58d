import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { productTitle } from '../config/product-title';
import { useScrollMemory } from '../providers/use-scroll-memory';
import { LoadingState } from '../ui/loading-state';
import styles from './root.module.css';
import { titleAt } from './screens';

/** The screen with its title in the browser's tab, and over it, while the next one's code is on its way, that it is. */
export function Root() {
  const { state } = useNavigation();
  useScrollMemory();
  const title = titleAt(useLocation().pathname);
  useEffect(() => {
    document.title = title === undefined ? productTitle : `${title} · ${productTitle}`;
  }, [title]);

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
