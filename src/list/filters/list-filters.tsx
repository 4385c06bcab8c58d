import { ClearOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';

import { useControlSize } from '../../ui/hooks/use-control-size';
import { lazyPart } from '../../ui/late/lazy-part';
import { RetryAlert } from '../../ui/states/retry-alert';
import { chosenOf, clearedOf, countOf, filterEntries, filterMasks, type Filters } from './filters';
import type { TypedKind } from './filters';
import styles from './list-filters.module.css';
import { TypedFilter } from './typed-filter';

/** What 'Mais filtros' opens; its code comes with the first click. */
const LateFurtherFields = lazyPart({
  load: async () => (await import('./further-fields')).FurtherFields,
  failure: 'Os outros filtros não foram abertos',
  Failed: RetryAlert,
});

const furtherWords = (count: number) => (count === 0 ? 'Mais filtros' : `Mais filtros (${count})`);
const clearWords = 'Limpar filtros';

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
  const entries = filterEntries(filters);
  const further = entries.filter(([, filter]) => filter.further);
  const chosen = chosenOf(filters, values);
  const main = entries.find(([, filter]) => filter.main)?.[0];
  const others = countOf(chosen.filter(([key]) => key !== main));
  if (entries.length === 0 && children === undefined) return null;
  return (
    <>
      <div
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
            !filter.further &&
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
            count={countOf(chosen.filter(([, filter]) => filter.further))}
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
  const words = furtherWords(count);
  return (
    <Button
      size={useControlSize()}
      icon={<FilterOutlined aria-hidden />}
      aria-label={words}
      title={words}
      data-count={count === 0 ? undefined : count}
      aria-expanded={open}
      aria-controls={id}
      onClick={onClick}
    >
      {words}
    </Button>
  );
}
