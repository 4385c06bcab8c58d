import type { ReactNode } from 'react';
import { useSettled } from './use-settled';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  /** How many the page lists. */
  count?: number | undefined;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** Read out when the typing has come to rest, not at each key. */
const announceAfterMs = 700;

/** The page's heading with what it counts and what can be done on it. */
export function PageTitle({ title, count, actions }: PageTitleProps) {
  const announced = useSettled(count, announceAfterMs);
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      {count !== undefined && <p className={styles.count}>{count}</p>}
      <p className="visually-hidden" role="status">
        {announced !== undefined && `${title}: ${announced}`}
      </p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
