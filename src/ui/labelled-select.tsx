import { useId } from 'react';

import styles from './labelled-select.module.css';
import { SearchSelect } from './search-select';
import { useMediaQuery } from './use-media-query';

interface Option {
  value: string;
  label: string;
}

interface LabelledSelectProps {
  label: string;
  options: Option[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** Below the select and associated with it. */
  hint?: string | undefined;
}

/**
 * A dropdown with search under its label. antd shows the chosen option beside its input; described by it, the input
 * tells it to a screen reader too.
 */
export function LabelledSelect({ label, hint, ...select }: LabelledSelectProps) {
  // Below 16 px phones zoom into the page when a control takes the focus.
  const phone = useMediaQuery('(width < 576px)');
  const id = useId();
  const chosenId = `${id}-chosen`;
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <SearchSelect
        id={id}
        size={phone ? 'large' : 'middle'}
        // A narrow one would cut its options.
        popupMatchSelectWidth={300}
        style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
        labelRender={(chosen) => <span id={chosenId}>{chosen.label}</span>}
        aria-describedby={hint === undefined ? chosenId : `${chosenId} ${hintId}`}
        {...select}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
