import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { visibleText } from '../../domain/text';
import { MaskedInput } from './masked-input';
import type { MaskedInputProps } from './masked-input';
import styles from './field.module.css';

interface FieldProps extends Omit<MaskedInputProps, 'id' | 'className' | 'type'> {
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Shown below the input and associated with it. */
  error?: string | undefined;
  /** Help below the input, where an error would be. */
  hint?: string | undefined;
  /** A button to the right of the input. */
  action?: ReactNode;
}

/**
 * A label, an input and a message. The message's line is always reserved, so a message moves nothing. `required` marks
 * and announces the field; validating it is up to the form. Other props are passed to the input.
 */
export function Field({
  label,
  type = 'text',
  error,
  hint,
  action,
  required = false,
  mask = visibleText,
  ...rest
}: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </label>
      <div className={styles.row}>
        <div className={styles.control}>
          <MaskedInput
            {...rest}
            id={id}
            // A password is never rewritten.
            mask={isPassword ? undefined : mask}
            type={isPassword && revealed ? 'text' : type}
            className={isPassword ? styles.withToggle : undefined}
            aria-required={required}
            aria-invalid={error !== undefined}
            aria-describedby={messageId}
          />
          {isPassword && (
            <button
              type="button"
              className={styles.toggle}
              aria-label="Mostrar senha"
              aria-pressed={revealed}
              onClick={() => setRevealed(!revealed)}
            >
              {revealed ? <EyeInvisibleOutlined /> : <EyeOutlined />}
            </button>
          )}
        </div>
        {action}
      </div>
      <p id={messageId} className={error ? styles.error : styles.hint} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
