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
  /** On a phone the filter bar shows this select next to 'Mais filtros'. */
  main?: boolean;
  disabled?: boolean;
  /** Below the select, and part of its description. */
  hint?: string | undefined;
  /** Replaces the hint if the chosen value can't stay. */
  complaint?: string | undefined;
  /** Links next to the label, after the select in the Tab order. Null reserves their space. */
  aside?: ReactNode;
}

/** A dropdown with search. antd shows the chosen value next to its input, so the description announces it. */
export function LabelledSelect<Value extends string>({
  label,
  face,
  wide = false,
  main = false,
  hint,
  complaint,
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
      {...{ label, wide, hint, complaint }}
      data-main={main || undefined}
      style={{ '--face': `${face?.length ?? 0}ch` } as CSSProperties}
    >
      {({ id, status, 'aria-describedby': hintId }) => (
        <>
          <SearchSelect<{ value: Value; label: string }>
            id={id}
            size={size}
            status={status}
            // A narrower list would cut its options.
            popupMatchSelectWidth={300}
            style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
            classNames={{ content: `${styles.chosen}` }}
            {...(face !== undefined && { title: face })}
            aria-describedby={`${id}-chosen ${hintId ?? ''}`}
            disabled={disabled}
            options={options}
            // The label is text, because antd would otherwise have screen readers read the value.
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
