import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { useId } from 'react';

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
/** The first is shown; the others may be typed. None is the beginning of another: the field answers every key. */
const formats = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY'];

/** A day, typed or picked. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const size = useControlSize();
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <DatePicker
        id={id}
        size={size}
        format={formats}
        placeholder="dd/mm/aaaa"
        style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
        value={value === '' ? null : dayjs(value, stored)}
        onChange={(day) => onChange(day ? day.format(stored) : '')}
      />
    </div>
  );
}
