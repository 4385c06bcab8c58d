import { Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';

import { maxListNameLength } from '../../../domain/lists/saved-list';
import { useControlSize } from '../../ui/hooks/use-control-size';
import { Labelled } from '../../ui/forms/labelled';
import styles from './lists.module.css';

interface NameFieldProps {
  label: string;
  value: string;
  /** The problem with the name. */
  complaint: string | undefined;
  focused: boolean;
  onChange: (value: string) => void;
}

/** The field of a list's name, with a complaint below. */
export function NameField({ label, value, complaint, focused, onChange }: NameFieldProps) {
  const size = useControlSize();
  const input = useRef<InputRef>(null);
  useEffect(() => {
    // Later than the drawer, which takes the focus when it opens.
    if (focused) setTimeout(() => input.current?.focus());
  }, [focused]);
  return (
    <Labelled {...{ label, complaint }} said="alert" className={styles.field}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          size={size}
          maxLength={maxListNameLength}
          autoComplete="off"
          placeholder="Nome da lista"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
