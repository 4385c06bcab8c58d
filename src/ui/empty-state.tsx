import type { ReactNode } from 'react';
import { StatePicture, type Drawing } from './state-picture';
import styles from './state.module.css';

interface EmptyStateProps {
  title: string;
  /** Where nothing is stored a parcel, otherwise what the person does: looks for something, waits. */
  drawing?: Drawing;
  text?: string;
  /** It is all that the page shows, and its title the page's heading. */
  wholePage?: boolean;
  /** A button or a link that leads on. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing to show. */
export function EmptyState({
  title,
  drawing = 'parcel',
  text,
  wholePage = false,
  action,
}: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={styles.state} role="status">
      <StatePicture drawing={drawing} />
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
