import { Empty } from 'antd';
import type { ReactNode } from 'react';

import styles from './state.module.css';
import { StatePicture, type Drawing } from './state-picture';

interface EmptyStateProps {
  title: string;
  /** A parcel where nothing is stored; otherwise what the person is doing: searching or waiting. */
  drawing?: Drawing;
  text?: string;
  /** Set where the page shows nothing else; the title is then the page's heading. */
  wholePage?: boolean;
  action?: ReactNode;
  /** 'alert' for what must be known at once. */
  role?: 'status' | 'alert';
}

/** Takes the place of a list when there is nothing to show. */
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
