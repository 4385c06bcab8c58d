import { WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';

import styles from './doubt-note.module.css';

/** Shows beside a stored price what it should be: prices and totals come from the customer's browser (decision 12). */
export function DoubtNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.note}>
      <WarningFilled aria-hidden /> {children}
    </span>
  );
}
