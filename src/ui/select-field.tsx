import { useId } from 'react';
import styles from './select-field.module.css';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** Under the select, tied to it. */
  hint?: string | undefined;
}

/**
 * A labelled dropdown. The browser's own select instead of antd's: phones show their wheel, the keyboard works as
 * everywhere, and it weighs nothing.
 */
export function SelectField({
  label,
  options,
  value,
  onChange,
  disabled = false,
  hint,
}: SelectFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
