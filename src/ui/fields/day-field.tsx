import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';

import { readDay, shortDay } from '../../../domain/figures/period';
import { Labelled } from '../forms/labelled';
import { useControlSize } from '../hooks/use-control-size';
import { countsAsEmpty } from './counts-as-empty';

dayjs.locale('pt-br');

interface DayFieldProps {
  label: string;
  /** yyyy-mm-dd; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

const stored = 'YYYY-MM-DD';

/**
 * A day, typed or picked. The picker knows the full form alone; others are read when the field is left. What is no day
 * stays in the field, which counts as empty.
 */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const size = useControlSize();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** The day before what is no day was typed. */
  const [held, setHeld] = useState<string>();
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // Another day was set elsewhere, as by a saved view.
    if (value !== '') settle();
  }

  // The picker takes another object for another day, and puts it over what is being typed.
  const day = held ?? value;
  const known = useMemo(() => (day === '' ? null : dayjs(day, stored)), [day]);

  function settle() {
    setHeld(undefined);
    setRefusal(undefined);
  }

  /** False where nothing was typed. */
  function take(input: EventTarget): boolean {
    // What happens in the picker's panel comes here too.
    if (!(input instanceof HTMLInputElement) || input.id !== id) return false;
    const text = input.value.trim();
    if (held === undefined && text === (value && shortDay(value))) return false;
    const typed = text === '' ? '' : readDay(text);
    if (typed === undefined) {
      setHeld(day);
      setRefusal('Digite uma data, por exemplo 20/11/2026.');
    } else settle();
    if ((typed ?? '') !== value) onChange(typed ?? '');
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !take(event.target)) return;
    event.preventDefault();
    setOpen(false);
  }

  return (
    <Labelled
      id={id}
      label={label}
      complaint={refusal && `${refusal} ${countsAsEmpty}`}
      said="alert"
      onBlurCapture={({ target }) => take(target)}
      onKeyDownCapture={onKeyDown}
      onInput={() => setRefusal(undefined)}
    >
      {(control) => (
        <DatePicker
          {...control}
          size={size}
          format="DD/MM/YYYY"
          placeholder="dd/mm/aaaa"
          style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
          open={open}
          onOpenChange={setOpen}
          value={known}
          preserveInvalidOnBlur={refusal !== undefined}
          onChange={(picked) => {
            settle();
            onChange(picked ? picked.format(stored) : '');
          }}
        />
      )}
    </Labelled>
  );
}
