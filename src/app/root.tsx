import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { shortCount } from '../../domain/words/short-count';
import { productTitle } from '../config/product-title';
import { useTitleCount } from '../providers/page/title-count';
import { useScrollMemory } from '../providers/page/use-scroll-memory';
import { LoadingState } from '../ui/states/loading-state';
import styles from './root.module.css';
import { titleAt } from './screens';

/**
 * The screen, with its title and count in the browser's tab, and a sign over it while the next screen's
 * code loads.
 */
export function Root() {
  const { state } = useNavigation();
  useScrollMemory();
  const title = titleAt(useLocation().pathname);
  const count = useTitleCount();
  useEffect(() => {
    const counted = count > 0 ? `(${shortCount(count)}) ` : '';
    document.title = counted + (title === undefined ? productTitle : `${title} · ${productTitle}`);
  }, [title, count]);

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
