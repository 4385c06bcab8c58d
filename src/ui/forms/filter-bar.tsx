import { ClearOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';

import { visibleText } from '../../../domain/words/text';
import styles from './filter-bar.module.css';
import field from './labelled-control.module.css';
import { SuggestingInput } from '../fields/suggesting-input';
import { useControlSize } from '../hooks/use-control-size';

/** How a filter rewrites what is typed: not at all, to upper case, to lower case, to digits only. */
type FilterKind = 'text' | 'upper' | 'lower' | 'digits';

export interface Filter<Key extends string> {
  key: Key;
  label: string;
  kind: FilterKind;
}

interface FilterBarProps<Key extends string> {
  filters: readonly Filter<Key>[];
  values: Record<Key, string>;
  onChange: (values: Record<Key, string>) => void;
  /** Empties the further controls, with the filters. */
  onClear?: () => void;
  /** Texts that may be typed next, offered below their input. */
  suggestions?: Partial<Record<Key, readonly string[]>>;
  /** Further controls of the row, e.g. a status dropdown. */
  children?: ReactNode;
  /** How many of those further controls filter. */
  further?: number;
  /** The filter that a phone shows beside the button that opens the others. */
  main?: Key;
}

export const filterMasks: Record<FilterKind, (text: string) => string> = {
  text: visibleText,
  upper: (text) => visibleText(text).toLocaleUpperCase('pt-BR'),
  lower: (text) => visibleText(text).toLocaleLowerCase('pt-BR'),
  digits: (text) => text.replace(/\D/g, ''),
};

const clearWords = 'Limpar filtros';

const nothing: readonly string[] = [];

/** Labelled filter inputs over a list, and a button that empties them. Where there is no room it is one line, which opens. */
export function FilterBar<Key extends string>({
  filters,
  values,
  onChange,
  onClear,
  suggestions = {},
  children,
  further = 0,
  main,
}: FilterBarProps<Key>) {
  const size = useControlSize();
  const [open, setOpen] = useState(false);
  const others = filters.filter(({ key }) => key !== main && values[key] !== '').length + further;

  function clear() {
    onChange(filters.reduce((cleared, { key }) => ({ ...cleared, [key]: '' }), values));
    onClear?.();
  }

  return (
    <div className={styles.bar} role="search" aria-label="Filtros" data-open={open}>
      <Button
        size={size}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.word}>Filtros</span>
        {others > 0 && ` · ${others}`}
      </Button>
      {filters.map(({ key, label, kind }) => (
        <TextFilter
          key={key}
          label={label}
          kind={kind}
          isMain={key === main}
          value={values[key]}
          onChange={(value) => onChange({ ...values, [key]: value })}
          suggestions={suggestions[key]}
        />
      ))}
      {children}
      <Button
        size={size}
        icon={<ClearOutlined aria-hidden />}
        aria-label={clearWords}
        title={clearWords}
        onClick={clear}
      >
        {clearWords}
      </Button>
    </div>
  );
}

interface TextFilterProps {
  label: string;
  kind: FilterKind;
  value: string;
  onChange: (value: string) => void;
  suggestions?: readonly string[] | undefined;
  /** A phone shows it beside the button that opens the others. */
  isMain?: boolean;
}

/** A filter that is typed. */
export function TextFilter(props: TextFilterProps) {
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
