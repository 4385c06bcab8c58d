import { Input } from 'antd';
import { useState } from 'react';

import { maxDiscount, percentWords } from '../../../domain/order/quote/discount';
import { Labelled } from '../forms/labelled';
import { useControlSize } from '../hooks/use-control-size';
import styles from './percent-field.module.css';

interface PercentFieldProps {
  label: string;
  /** In percent; 0 if there is none. */
  value: number;
  /** Why this value can't stay. */
  complaint?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  /** The label stands before the field. */
  inline?: boolean;
  /** Called on blur or Enter. */
  onChange: (percent: number) => void;
}

const written = /^\d{1,2}(?:[.,]\d{1,2})?$/;

/** Reads '12,5', '12.5' and '12,5 %'; NaN for other texts and for more than the greatest discount. */
function readPercent(text: string): number {
  const plain = text.replace(/[%\s]/g, '');
  if (plain === '') return 0;
  const percent = written.test(plain) ? Number(plain.replace(',', '.')) : NaN;
  return percent > maxDiscount ? NaN : percent;
}

/** A discount in percent. Empty is 0; leaving the field with another text restores the value. */
export function PercentField({
  label,
  value,
  complaint,
  hint,
  disabled = false,
  inline = false,
  onChange,
}: PercentFieldProps) {
  const size = useControlSize();
  /** Undefined while the person isn't typing. */
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  /** Applies the typed percent. Returns the complaint if it is unreadable. */
  function take(): string | undefined {
    if (draft === undefined) return undefined;
    const percent = readPercent(draft);
    if (Number.isNaN(percent)) return `Digite até ${maxDiscount}, por exemplo 12,5.`;
    setDraft(undefined);
    if (percent !== value) onChange(percent);
    return undefined;
  }

  return (
    <Labelled
      {...{ label, hint }}
      className={inline ? styles.inline : styles.block}
      complaint={refusal ?? complaint}
      said="polite"
    >
      {(field) => (
        <Input
          {...field}
          size={size}
          className={`numbers ${styles.field}`}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={draft ?? (value === 0 ? '' : value.toLocaleString('pt-BR'))}
          onChange={({ target }) => {
            setDraft(target.value);
            setRefusal(undefined);
          }}
          onFocus={({ target }) => target.select()}
          onBlur={() => {
            const sentence = take();
            if (sentence === undefined) return;
            setDraft(undefined);
            setRefusal(`${sentence} Ficou ${percentWords(value)}.`);
          }}
          onPressEnter={(event) => {
            // Enter must not send the form around the field.
            event.preventDefault();
            setRefusal(take());
          }}
        />
      )}
    </Labelled>
  );
}
