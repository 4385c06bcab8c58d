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
  /** yyyy-mm-dd; '' if empty. */
  value: string;
  onChange: (day: string) => void;
  /** The first day that can be picked. */
  least?: string;
  /** Shown if the typed text is a date. */
  complaint?: string | undefined;
  disabled?: boolean;
}

const stored = 'YYYY-MM-DD';

/**
 * A date, typed or picked. The picker only reads complete dates, so other forms are read on blur; an
 * invalid date stays and counts as empty.
 */
export function DayField({
  label,
  value,
  onChange,
  least,
  complaint,
  disabled = false,
}: DayFieldProps) {
  const size = useControlSize();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** The date from before an invalid date was typed. */
  const [held, setHeld] = useState<string>();
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // Something else set another date, such as a saved view.
    if (value !== '') settle();
  }

  // The picker takes a new object for a new date and overwrites the typed text.
  const day = held ?? value;
  const known = useMemo(() => (day === '' ? null : dayjs(day, stored)), [day]);

  function settle() {
    setHeld(undefined);
    setRefusal(undefined);
  }

  /** False if nothing was typed. */
  function take(input: EventTarget): boolean {
    // Events of the picker's panel arrive here too.
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
      complaint={refusal ? `${refusal} ${countsAsEmpty}` : complaint}
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
          disabled={disabled}
          {...(least !== undefined && { minDate: dayjs(least, stored) })}
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
