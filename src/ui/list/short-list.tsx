import { Button } from 'antd';
import type { ReactNode } from 'react';

import styles from './short-list.module.css';

interface ShortListProps {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** The largest number of entries. */
export const shortListLength = 5;

/** A card with a few entries. Its height is that of a full list, so that nothing moves when entries load. */
export function ShortList({ title, action, children }: ShortListProps) {
  return (
    <section className={`card ${styles.card}`} aria-label={title}>
      <header className={`row spread ${styles.head}`}>
        <h2 className="heading">{title}</h2>
        {action}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

interface ShortListEntryProps {
  title: ReactNode;
  facts: string;
  /** Marks and buttons at the end. */
  children: ReactNode;
}

export function ShortListEntry({ title, facts, children }: ShortListEntryProps) {
  return (
    <li className={`row spread ${styles.entry}`}>
      <div className={styles.words}>
        <p className={`one-line bold ${styles.name}`}>{title}</p>
        <p className={`one-line small numbers ${styles.facts}`} title={facts}>
          {facts}
        </p>
      </div>
      <div className={`row close ${styles.end}`}>{children}</div>
    </li>
  );
}

/** The message of a list without entries. */
export function ShortListNote({ children }: { children: ReactNode }) {
  return (
    <div className={`stack secondary ${styles.note}`} role="status">
      {children}
    </div>
  );
}

export function ShortListFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={`stack secondary ${styles.note}`} role="alert">
      {message}
      <Button onClick={onRetry}>Tentar de novo</Button>
    </div>
  );
}
