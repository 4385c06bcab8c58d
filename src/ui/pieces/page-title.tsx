import { memo, type ReactNode } from 'react';

import { useDebounced } from '../hooks/use-debounced';
import { Mark } from './mark';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  /** The number of entries, or a text about it. */
  count?: number | string | undefined;
  /** A field before the buttons; on a phone in its own line. */
  finder?: ReactNode;
  actions?: ReactNode;
  /** On a phone: icons without words, or words on the first button only. */
  iconsOnPhone?: 'all' | 'rest';
}

/** Screen readers hear the count when the typing has paused. */
const announceAfterMs = 700;

export const PageTitle = memo(function PageTitle({
  title,
  count,
  finder,
  actions,
  iconsOnPhone,
}: PageTitleProps) {
  const announced = useDebounced(count, announceAfterMs);
  return (
    <header className={`flow ${styles.bar}`} data-words={typeof count === 'string' || undefined}>
      <h1 className="page-heading">{title}</h1>
      {count !== undefined && <Mark tone="info">{count}</Mark>}
      <p className="visually-hidden" role="status">
        {announced !== undefined && `${title}: ${announced}`}
      </p>
      {finder !== undefined && <div className={styles.finder}>{finder}</div>}
      {actions !== undefined && (
        <div className={`wrap ${styles.actions}`} data-icons={iconsOnPhone}>
          {actions}
        </div>
      )}
    </header>
  );
});
