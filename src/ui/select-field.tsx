import { useId } from 'react';
import { Select } from './select';
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
  /** Below the select and associated with it. */
  hint?: string | undefined;
}

/** A labelled dropdown. */
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
      <Select
        id={id}
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
      </Select>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
