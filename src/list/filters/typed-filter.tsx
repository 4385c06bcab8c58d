import { SuggestingInput } from '../../ui/fields/suggesting-input';
import { Labelled } from '../../ui/forms/labelled';
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
  /** On a phone the bar shows this filter next to 'Mais filtros'. */
  isMain?: boolean;
}

/** A text filter. */
export function TypedFilter(props: TypedFilterProps) {
  const { label, kind, value, onChange, suggestions = nothing, isMain = false } = props;
  const size = useControlSize();
  const className = kind === 'digits' ? styles.short : undefined;
  return (
    <Labelled label={label} className={className} data-main={isMain || undefined}>
      {({ id }) => (
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
      )}
    </Labelled>
  );
}
