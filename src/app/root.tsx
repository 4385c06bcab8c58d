import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { shortCount } from '../../domain/words/short-count';
import { productTitle } from '../config/product-title';
import { useTitleCount } from '../providers/page/title-count';
import { useScrollMemory } from '../providers/page/use-scroll-memory';
import { LoadingState } from '../ui/states/loading-state';
import styles from './root.module.css';
import { titleAt } from './screens';

/** The screen with its title and what is new in the browser's tab, and over it, while the next one's code is on its way, that it is. */
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
