import { Segmented } from 'antd';

import type { Measure } from '../../../../domain/figures/chart-sums';

interface MeasureSwitchProps {
  value: Measure;
  onChange: (measure: Measure) => void;
}

const options: { value: Measure; label: string }[] = [
  { value: 'quantidade', label: 'Quantidade' },
  { value: 'centavos', label: 'Valor' },
];

/** Switches the charts between number of orders and reais. */
export function MeasureSwitch({ value, onChange }: MeasureSwitchProps) {
  return (
    <Segmented
      aria-label="O que os gráficos mostram"
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
