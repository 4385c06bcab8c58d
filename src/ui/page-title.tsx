import type { ReactNode } from 'react';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  /** How many the page lists. */
  count?: number | undefined;
  /** E.g. the sum of the listed orders. */
  summary?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** The page's heading with what it counts and what can be done on it. */
export function PageTitle({ title, count, summary, actions }: PageTitleProps) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.figures} aria-live="polite">
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {summary}
      </p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
