import { useId } from 'react';

import type { Measure } from '../../../../../domain/sums';
import styles from './measure-switch.module.css';

interface MeasureSwitchProps {
  value: Measure;
  onChange: (measure: Measure) => void;
}

const options: { measure: Measure; label: string }[] = [
  { measure: 'quantidade', label: 'Quantidade' },
  { measure: 'total', label: 'Valor' },
];

/** Switches the charts between number of orders and reais. */
export function MeasureSwitch({ value, onChange }: MeasureSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">O que os gráficos mostram</legend>
      {options.map(({ measure, label }) => (
        <label key={measure} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={measure === value}
            onChange={() => onChange(measure)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
