import { ExclamationCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** What is wrong, as a sentence. */
  title: string;
  /** A button on its right. */
  action?: ReactNode;
}

/** A warning within the page, announced when it appears. */
export function Notice({ title, action }: NoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.sign} aria-hidden>
        <ExclamationCircleFilled />
      </span>
      <p className={styles.title}>{title}</p>
      {action}
    </div>
  );
}
