import styles from './row-checkbox.module.css';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  some?: boolean;
  disabled?: boolean;
  /** `toHere`: with the shift key, all from the last one. */
  onChange: (toHere: boolean) => void;
}

/** The box that chooses a row, or with `some` all rows of a list. */
export function RowCheckbox({
  label,
  checked,
  some = false,
  disabled,
  onChange,
}: RowCheckboxProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
