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

/** What 'Mais filtros' opens; its code comes with the first click. */
const LateFurtherFields = lazyPart({
  load: async () => (await import('./further-fields')).FurtherFields,
  failure: 'Os outros filtros não foram abertos',
  Failed: RetryAlert,
});

const furtherWords = 'Mais filtros';
const clearWords = 'Limpar filtros';

/** The bar's widths in px: those of its styles, with its padding. */
const phoneBar = 553;
const oneLine = 834;

interface ListFiltersProps<Values extends object> {
  filters: Partial<Filters<Values>>;
  values: Values;
  onChange: (values: Partial<Values>) => void;
  /** Texts that may be typed next, offered below their input. */
  suggestions?: Partial<Record<keyof Values, readonly string[]>>;
  /** Controls of the list's own, among the typed filters. */
  children?: ReactNode;
}

/**
 * The filters of a list in their bar, those below 'Mais filtros', and the button that empties all. Where there is no room
 * the bar is one line, which opens.
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
  // A phone's bar opens to as many lines as it needs.
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
          // What was typed there and is no day or amount goes too.
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
  /** How many of them are at work. */
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
