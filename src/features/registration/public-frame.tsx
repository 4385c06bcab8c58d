import type { ReactNode } from 'react';

import { env } from '../../config/env';
import styles from './public-frame.module.css';

/** The frame of public pages: the product's title on top, the content in the middle. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={`row ${styles.brand}`} data-surface="dark">
        <img src="/logo-on-dark.svg" alt="" />
        <p className="one-line bold large">Catálogo {env.companyName}</p>
      </header>
      <main className={styles.content}>{children}</main>
    </>
  );
}
