import { Empty } from 'antd';
import type { ReactNode } from 'react';

import styles from './state.module.css';
import { StatePicture, type Drawing } from './state-picture';

interface EmptyStateProps {
  title: string;
  /** A parcel if nothing is stored; otherwise what the person does, such as searching. */
  drawing?: Drawing;
  text?: ReactNode;
  /** The page shows nothing else, so the title is its heading. */
  wholePage?: boolean;
  action?: ReactNode;
  /** 'alert' for urgent messages. */
  role?: 'status' | 'alert';
}

/** Replaces a list that has nothing to show. */
export function EmptyState({
  title,
  drawing = 'parcel',
  text,
  wholePage = false,
  action,
  role = 'status',
}: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={`row ${styles.state}`} role={role}>
      <Empty
        image={<StatePicture drawing={drawing} />}
        styles={{ image: { height: 'auto' } }}
        description={
          <>
            <Title className={`large bold ${styles.title}`}>{title}</Title>
            {text !== undefined && <p className={`secondary ${styles.text}`}>{text}</p>}
          </>
        }
      >
        {action}
      </Empty>
    </div>
  );
}
