import { ClearOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';

import { useControlSize } from '../../ui/hooks/use-control-size';
import { useNarrowerThan } from '../../ui/hooks/use-narrower-than';
import { lazyPart } from '../../ui/late/lazy-part';
import { RetryAlert } from '../../ui/states/retry-alert';
import { chosenOf, clearedOf, countOf, filterEntries, filterMasks, type Filters } from './filters';
import type { FilterLook, TypedKind } from './filters';
import styles from './list-filters.module.css';
import { TypedFilter } from './typed-filter';

/** The content of 'Mais filtros'. Its code loads with the first click. */
const LateFurtherFields = lazyPart({
  load: async () => (await import('./further-fields')).FurtherFields,
  failure: 'Os outros filtros não foram abertos',
  Failed: RetryAlert,
});

const furtherWords = 'Mais filtros';
const clearWords = 'Limpar filtros';

/** Widths of the bar in px, from its styles, padding included. */
const phoneBar = 553;
const oneLine = 834;

interface ListFiltersProps<Values extends object> {
  filters: Partial<Filters<Values>>;
  values: Values;
  onChange: (values: Partial<Values>) => void;
  /** Suggestions below a text filter. */
  suggestions?: Partial<Record<keyof Values, readonly string[]>>;
  /** The list's own controls, placed among the text filters. */
  children?: ReactNode;
}

/**
 * The filter bar: the filters, 'Mais filtros', and the button that clears all. A narrow bar is one line
 * that can be opened.
 */
export function ListFilters<Values extends object>(props: ListFiltersProps<Values>) {
  const { filters, values, onChange, suggestions, children } = props;
  const id = useId();
  const size = useControlSize();
  const [isOpen, setOpen] = useState(false);
  const [showsFurther, setShowsFurther] = useState(false);
  const [cleared, setCleared] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowerThan(bar, oneLine) === true;
  // On a phone the open bar takes as many lines as it needs, so `spare` filters stay in it.
  const isPhone = useNarrowerThan(bar, phoneBar) === true;
  const entries = filterEntries(filters);
  const isFurther = ({ further, spare }: FilterLook) =>
    further === true || (spare === true && isNarrow && !isPhone);
  const further = entries.filter(([, filter]) => isFurther(filter));
  const chosen = chosenOf(filters, values);
  const main = entries.find(([, filter]) => filter.main)?.[0];
  const others = countOf(chosen.filter(([key]) => key !== main));
  if (entries.length === 0 && children === undefined) return null;
  return (
    <>
      <div
        ref={bar}
        className={`card wrap ${styles.bar}`}
        role="search"
        aria-label="Filtros"
        data-open={isOpen}
      >
        <Button
          size={size}
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.word}>Filtros</span>
          {others > 0 && ` · ${others}`}
        </Button>
        {entries.map(
          ([key, filter]) =>
            !isFurther(filter) &&
            filter.control in filterMasks && (
              <TypedFilter
                key={String(key)}
                label={filter.label}
                kind={filter.control as TypedKind}
                isMain={key === main}
                value={String(values[key])}
                onChange={(text) => onChange({ [key]: text } as Partial<Values>)}
                suggestions={suggestions?.[key]}
              />
            ),
        )}
        {children}
        {further.length > 0 && (
          <FurtherButton
            count={countOf(chosen.filter(([, filter]) => isFurther(filter)))}
            id={id}
            open={showsFurther}
            onClick={() => setShowsFurther(!showsFurther)}
          />
        )}
        <Button
          size={size}
          icon={<ClearOutlined aria-hidden />}
          aria-label={clearWords}
          title={clearWords}
          onClick={() => {
            onChange(clearedOf(filters));
            setCleared((times) => times + 1);
          }}
        >
          {clearWords}
        </Button>
      </div>
      {further.length > 0 && showsFurther && (
        <LateFurtherFields
          // A new key also drops an invalid date or amount from these fields.
          key={cleared}
          id={id}
          label="Mais filtros"
          filters={Object.fromEntries(further)}
          values={values}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface FurtherButtonProps {
  id: string;
  /** How many filters behind the button are active. */
  count: number;
  open: boolean;
  onClick: () => void;
}

function FurtherButton({ id, count, open, onClick }: FurtherButtonProps) {
  const counted = count === 0 ? '' : ` (${count})`;
  return (
    <Button
      size={useControlSize()}
      icon={<FilterOutlined aria-hidden />}
      aria-label={`${furtherWords}${counted}`}
      title={`${furtherWords}${counted}`}
      aria-expanded={open}
      aria-controls={id}
      onClick={onClick}
    >
      <span className={styles.more}>{furtherWords}</span>
      {counted}
    </Button>
  );
}
