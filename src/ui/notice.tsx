import { ExclamationCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** What is not as it should be, as a sentence. */
  title: string;
  /** A button that belongs to it, on its right. */
  action?: ReactNode;
}

/** A warning in its place on the page; read out when it comes. */
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
