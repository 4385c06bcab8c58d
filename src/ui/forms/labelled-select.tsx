import { useId, type CSSProperties } from 'react';

import styles from './labelled-control.module.css';
import { SearchSelect } from '../fields/search-select';
import { useControlSize } from '../hooks/use-control-size';

interface LabelledSelectProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shown instead of the chosen option's label. */
  face?: string;
  /** Takes twice the place in a row of controls. */
  wide?: boolean;
  /** What a phone shows of a row of filters. */
  main?: boolean;
  disabled?: boolean;
  /** Below the select and associated with it. */
  hint?: string | undefined;
}

/** A dropdown with search. antd shows the choice beside its input; the description tells it to screen readers. */
export function LabelledSelect<Value extends string>({
  label,
  face,
  wide = false,
  main = false,
  hint,
  ...select
}: LabelledSelectProps<Value>) {
  const size = useControlSize();
  const id = useId();
  const chosenId = `${id}-chosen`;
  const hintId = `${id}-hint`;
  return (
    <div
      className={wide ? `${styles.field} ${styles.wide}` : styles.field}
      data-main={main || undefined}
      style={{ '--face': `${face?.length ?? 0}ch` } as CSSProperties}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <SearchSelect<Value>
        id={id}
        size={size}
        // A narrow one would cut its options.
        popupMatchSelectWidth={300}
        style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
        labelRender={(chosen) => (
          <span id={chosenId} className={styles.chosen} title={face}>
            {face ?? chosen.label}
          </span>
        )}
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
