import { Input, type InputRef } from 'antd';
import { useEffect, useId, useRef } from 'react';

import { longestListName } from '../../../domain/lists/saved-list';
import { useControlSize } from '../../ui/hooks/use-control-size';
import field from '../../ui/forms/labelled-control.module.css';
import styles from './lists.module.css';

interface NameFieldProps {
  label: string;
  value: string;
  /** What is wrong with it. */
  complaint: string | undefined;
  focused: boolean;
  onChange: (value: string) => void;
}

/** A list's name, with what is wrong with it below. */
export function NameField({ label, value, complaint, focused, onChange }: NameFieldProps) {
  const id = useId();
  const size = useControlSize();
  const input = useRef<InputRef>(null);
  useEffect(() => {
    // After the drawer, which takes the focus when it is there.
    if (focused) setTimeout(() => input.current?.focus());
  }, [focused]);
  return (
    <div className={styles.field}>
      <label className={`small ${field.label}`} htmlFor={id}>
        {label}
      </label>
      <Input
        ref={input}
        id={id}
        size={size}
        maxLength={longestListName}
        autoComplete="off"
        placeholder="Nome da lista"
        value={value}
        {...(complaint !== undefined && { status: 'error' })}
        aria-invalid={complaint !== undefined}
        aria-describedby={`${id}-complaint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-complaint`} className="failed" role="alert">
        {complaint}
      </p>
    </div>
  );
}
