import { WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';

import styles from './warning-mark.module.css';

interface WarningMarkProps {
  /** Shown on hover. */
  title?: string;
  children: ReactNode;
}

/** A few words beside data that should be looked at with care. */
export function WarningMark({ title, children }: WarningMarkProps) {
  return (
    <span className={styles.mark} title={title}>
      <WarningFilled aria-hidden /> {children}
    </span>
  );
}
