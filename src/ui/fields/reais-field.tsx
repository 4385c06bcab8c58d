import { Input } from 'antd';
import { useState } from 'react';

import { productLimits } from '../../../domain/product/field-limits';
import { formatBRL, readReais, writeReais } from '../../../domain/words/money';
import { Labelled } from '../forms/labelled';
import { useControlSize } from '../hooks/use-control-size';
import { countsAsEmpty } from './counts-as-empty';

interface ReaisFieldProps {
  label: string;
  value: number | undefined;
  /** Called when the typing is complete. */
  onChange: (reais: number | undefined) => void;
}

/**
 * An amount in reais. It applies on blur or Enter, because each key would reload the list; an invalid
 * amount stays and counts as empty.
 */
export function ReaisField({ label, value, onChange }: ReaisFieldProps) {
  const size = useControlSize();
  /** Undefined while the person isn't typing. */
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // Something else set another amount, such as a saved view.
    if (value !== undefined) {
      setDraft(undefined);
      setRefusal(undefined);
    }
  }

  function take() {
    if (draft === undefined) return;
    const typed = draft.trim() === '' ? undefined : readReais(draft);
    const sentence = typed === undefined ? undefined : complaint(typed);
    setRefusal(sentence);
    if (sentence === undefined) setDraft(undefined);
    const reais = sentence === undefined ? typed : undefined;
    if (reais !== value) onChange(reais);
  }

  return (
    <Labelled label={label} complaint={refusal && `${refusal} ${countsAsEmpty}`} said="alert">
      {(control) => (
        <Input
          {...control}
          size={size}
          prefix="R$"
          inputMode="decimal"
          autoComplete="off"
          style={{ borderRadius: 'var(--mmv-radius)' }}
          value={draft ?? (value === undefined ? '' : writeReais(value))}
          onChange={({ target }) => {
            setDraft(target.value);
            setRefusal(undefined);
          }}
          onFocus={({ target }) => target.select()}
          onBlur={take}
          onPressEnter={take}
        />
      )}
    </Labelled>
  );
}

function complaint(reais: number): string | undefined {
  if (Number.isNaN(reais)) return 'Digite um valor em reais, por exemplo 1.234,56.';
  return reais > productLimits.price
    ? `O valor vai até ${formatBRL(productLimits.price)}.`
    : undefined;
}
