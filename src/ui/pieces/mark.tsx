import type { ReactNode } from 'react';

import styles from './mark.module.css';

interface MarkProps {
  tone?: 'plain' | 'info' | 'warning' | 'success' | 'error';
  icon?: ReactNode;
  title?: string | undefined;
  /** The text may wrap. */
  wraps?: true;
  children: ReactNode;
}

/** A few words on a coloured background, next to their subject. */
export function Mark({ tone = 'plain', icon, title, wraps, children }: MarkProps) {
  return (
    <span className={styles.mark} data-tone={tone} data-wraps={wraps} title={title}>
      {icon}
      {icon === undefined ? children : <span>{children}</span>}
    </span>
  );
}
