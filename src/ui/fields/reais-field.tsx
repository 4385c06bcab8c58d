import { Input } from 'antd';
import { useId, useState } from 'react';

import { productLimits } from '../../../domain/product/field-limits';
import { formatBRL, readReais, writeReais } from '../../../domain/words/money';
import field from '../forms/labelled-control.module.css';
import { useControlSize } from '../hooks/use-control-size';

interface ReaisFieldProps {
  label: string;
  value: number | undefined;
  /** Told when the typing is done. */
  onChange: (reais: number | undefined) => void;
}

/** An amount in reais, which counts when the field is left or Enter pressed: each key would be another list. */
export function ReaisField({ label, value, onChange }: ReaisFieldProps) {
  const size = useControlSize();
  const id = useId();
  /** Undefined while nothing is being typed. */
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  function take() {
    if (draft === undefined) return;
    const reais = draft.trim() === '' ? undefined : readReais(draft);
    const sentence = reais === undefined ? undefined : complaint(reais);
    setRefusal(sentence);
    if (sentence !== undefined) return;
    setDraft(undefined);
    if (reais !== value) onChange(reais);
  }

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        size={size}
        prefix="R$"
        inputMode="decimal"
        autoComplete="off"
        style={{ borderRadius: 'var(--mmv-radius)' }}
        value={draft ?? (value === undefined ? '' : writeReais(value))}
        {...(refusal !== undefined && {
          status: 'error',
          'aria-invalid': true,
          'aria-describedby': `${id}-refusal`,
        })}
        onChange={({ target }) => {
          setDraft(target.value);
          setRefusal(undefined);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onPressEnter={take}
      />
      {refusal !== undefined && (
        <p id={`${id}-refusal`} className={field.complaint} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

function complaint(reais: number): string | undefined {
  if (Number.isNaN(reais)) return 'Digite um valor em reais, por exemplo 1.234,56.';
  return reais > productLimits.price
    ? `O valor vai até ${formatBRL(productLimits.price)}.`
    : undefined;
}
