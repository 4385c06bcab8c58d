import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';

import { readDay, shortDay } from '../../../domain/figures/period';
import field from '../forms/labelled-control.module.css';
import { useControlSize } from '../hooks/use-control-size';

dayjs.locale('pt-br');

interface DayFieldProps {
  label: string;
  /** yyyy-mm-dd; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

const stored = 'YYYY-MM-DD';

/** A day, typed or picked. The picker knows the full form alone; others are read when the field is left. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const size = useControlSize();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  // The picker takes another object for another day, and puts it over what is being typed.
  const known = useMemo(() => (value === '' ? null : dayjs(value, stored)), [value]);

  /** False where nothing was typed. */
  function take(input: EventTarget): boolean {
    // What happens in the picker's panel comes here too.
    if (!(input instanceof HTMLInputElement) || input.id !== id) return false;
    const text = input.value.trim();
    if (text === (value && shortDay(value))) return false;
    const day = text === '' ? '' : readDay(text);
    setRefusal(day === undefined ? 'Digite uma data, por exemplo 20/11/2026.' : undefined);
    if (day !== undefined && day !== value) onChange(day);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !take(event.target)) return;
    event.preventDefault();
    setOpen(false);
  }

  return (
    <div
      className={field.field}
      onBlurCapture={({ target }) => take(target)}
      onKeyDownCapture={onKeyDown}
      onInput={() => setRefusal(undefined)}
    >
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <DatePicker
        id={id}
        size={size}
        format="DD/MM/YYYY"
        placeholder="dd/mm/aaaa"
        style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
        open={open}
        onOpenChange={setOpen}
        value={known}
        preserveInvalidOnBlur={refusal !== undefined}
        {...(refusal !== undefined && {
          status: 'error',
          'aria-invalid': true,
          'aria-describedby': `${id}-refusal`,
        })}
        onChange={(day) => {
          setRefusal(undefined);
          onChange(day ? day.format(stored) : '');
        }}
      />
      {refusal !== undefined && (
        <p id={`${id}-refusal`} className={field.complaint} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
