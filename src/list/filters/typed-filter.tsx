import { useId } from 'react';

import { SuggestingInput } from '../../ui/fields/suggesting-input';
import field from '../../ui/forms/labelled-control.module.css';
import { useControlSize } from '../../ui/hooks/use-control-size';
import { filterMasks, type TypedKind } from './filters';
import styles from './list-filters.module.css';

const nothing: readonly string[] = [];

interface TypedFilterProps {
  label: string;
  kind: TypedKind;
  value: string;
  onChange: (value: string) => void;
  suggestions?: readonly string[] | undefined;
  /** A phone shows it beside the button that opens the others. */
  isMain?: boolean;
}

/** A filter that is typed. */
export function TypedFilter(props: TypedFilterProps) {
  const { label, kind, value, onChange, suggestions = nothing, isMain = false } = props;
  const id = useId();
  const size = useControlSize();
  return (
    <div className={kind === 'digits' ? styles.short : field.field} data-main={isMain || undefined}>
      <label className={`small ${field.label}`} htmlFor={id}>
        {label}
      </label>
      <SuggestingInput
        id={id}
        type="text"
        size={size}
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        mask={filterMasks[kind]}
        value={value}
        onChange={onChange}
        suggestions={suggestions}
      />
    </div>
  );
}
