import { memo, type ReactNode } from 'react';

import { useDebounced } from '../hooks/use-debounced';
import { Mark } from './mark';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  /** How many entries there are, or that in words. */
  count?: number | string | undefined;
  /** A field before the buttons; on a phone in a line of its own. */
  finder?: ReactNode;
  actions?: ReactNode;
  /** On a phone their icons stand beside the title, without words; or the first one's words and the icons of the rest. */
  iconsOnPhone?: 'all' | 'rest';
}

/** Announced when the typing has stopped, not at each keystroke. */
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
