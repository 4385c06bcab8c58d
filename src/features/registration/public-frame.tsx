import type { ReactNode } from 'react';

import { env } from '../../config/env';
import styles from './public-frame.module.css';

/** The frame of public pages: the brand on top, the content in the middle. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.brand} data-surface="dark">
        <img src="/logo-on-dark.svg" alt={env.companyName} height={32} />
      </header>
      <main className={styles.content}>{children}</main>
    </>
  );
}
