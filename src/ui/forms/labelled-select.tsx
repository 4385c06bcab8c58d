import type { CSSProperties, ReactNode } from 'react';

import { Labelled } from './labelled';
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
  wide?: boolean;
  /** What a phone shows of a row of filters. */
  main?: boolean;
  disabled?: boolean;
  /** Below the select and associated with it. */
  hint?: string | undefined;
  /** Links beside the label, for the keyboard after the select; null keeps their place. */
  aside?: ReactNode;
}

/** A dropdown with search. antd shows the choice beside its input; the description tells it to screen readers. */
export function LabelledSelect<Value extends string>({
  label,
  face,
  wide = false,
  main = false,
  hint,
  options,
  value,
  onChange,
  disabled = false,
  aside,
}: LabelledSelectProps<Value>) {
  const size = useControlSize();
  const name = options.find((option) => option.value === value)?.label ?? value;
  const chosen = face ?? name;
  return (
    <Labelled
      {...{ label, wide, hint }}
      data-main={main || undefined}
      style={{ '--face': `${face?.length ?? 0}ch` } as CSSProperties}
    >
      {({ id, 'aria-describedby': hintId }) => (
        <>
          <SearchSelect<{ value: Value; label: string }>
            id={id}
            size={size}
            // A narrow one would cut its options.
            popupMatchSelectWidth={300}
            style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
            classNames={{ content: `${styles.chosen}` }}
            {...(face !== undefined && { title: face })}
            aria-describedby={`${id}-chosen ${hintId ?? ''}`}
            disabled={disabled}
            options={options}
            // With its name as text: antd reads the value aloud where it has none.
            labelInValue
            value={{ value, label: name }}
            labelRender={() => chosen}
            onChange={(next) => onChange(next.value)}
          />
          <span id={`${id}-chosen`} hidden>
            {chosen}
          </span>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </>
      )}
    </Labelled>
  );
}
