import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A button or a link that leads on. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing to show. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state} role="status">
      <svg className={styles.picture} width="72" height="56" viewBox="0 0 72 56" aria-hidden>
        <path d="M12 22 36 10l24 12v24L36 54 12 46Z" className={styles.pictureFill} />
        <path d="M12 22 36 32l24-10M36 32v22M24 16l24 11" />
        <path d="M12 22 4 15l24-10 8 5 8-5 24 10-8 7" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
