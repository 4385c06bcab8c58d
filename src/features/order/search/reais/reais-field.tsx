import { InputNumber } from 'antd';
import { useId, useState } from 'react';

import field from '../../../../ui/forms/labelled-control.module.css';
import { useControlSize } from '../../../../ui/hooks/use-control-size';
import { readReais, writeReais } from './reais-text';

interface ReaisFieldProps {
  label: string;
  value: number | undefined;
  /** Told when the typing is done. */
  onChange: (reais: number | undefined) => void;
}

const most = 99_999_999;

/** An amount in reais, which counts when the field is left or Enter pressed: each key would be another list. */
export function ReaisField({ label, value, onChange }: ReaisFieldProps) {
  const size = useControlSize();
  const id = useId();
  const [typed, setTyped] = useState<number | null>();

  function commit() {
    if (typed === undefined) return;
    onChange(typed ?? undefined);
    setTyped(undefined);
  }

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <InputNumber<number>
        id={id}
        size={size}
        prefix="R$"
        min={0}
        max={most}
        precision={2}
        controls={false}
        inputMode="decimal"
        parser={(text = '') => readReais(text)}
        formatter={(reais, { userTyping, input }) => (userTyping ? input : writeReais(reais))}
        style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
        value={typed === undefined ? (value ?? null) : typed}
        onChange={setTyped}
        onBlur={commit}
        onPressEnter={commit}
      />
    </div>
  );
}
