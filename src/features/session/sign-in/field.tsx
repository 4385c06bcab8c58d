import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';

import { visibleText } from '../../../../domain/words/text';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  type: 'email' | 'password';
  name: string;
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
  error?: string | undefined;
}

/** A label, an input and its error. antd's input would more than double the code before the form answers. */
export function Field({ label, type, value, onChange, error, ...rest }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const element = useRef<HTMLInputElement>(null);
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';

  function take(text: string) {
    // Passwords are never rewritten.
    onChange(isPassword ? text : visibleText(text));
  }

  const adopt = useEffectEvent(() => {
    if (element.current && element.current.value !== value) take(element.current.value);
  });
  // Keeps text that a person typed into the prerendered input before React hydrated it.
  useLayoutEffect(() => adopt(), []);

  return (
    <div className={`column ${styles.field}`}>
      <label className="bold" htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          {...rest}
          ref={element}
          id={id}
          type={isPassword && revealed ? 'text' : type}
          className={`${styles.input} ${isPassword ? styles.withToggle : ''}`}
          value={value}
          onChange={(event) => take(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={messageId}
        />
        {isPassword && (
          <button
            type="button"
            className={`plain ${styles.toggle}`}
            aria-label="Mostrar senha"
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          </button>
        )}
      </div>
      <p id={messageId} className={`small failed bold ${styles.error}`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
