import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';

import { FilterBar, type Filter as TypedFilter } from '../ui/forms/filter-bar';
import { useControlSize } from '../ui/hooks/use-control-size';
import { lazyPart } from '../ui/late/lazy-part';
import { RetryAlert } from '../ui/states/retry-alert';
import { chosenOf, clearedOf, countOf, filterEntries, type Filters } from './filters';

/** What 'Mais filtros' opens; its code comes with the first click. */
const LateFurtherFields = lazyPart({
  load: async () => (await import('./further/further-fields')).FurtherFields,
  failure: 'Os outros filtros não foram abertos',
  Failed: RetryAlert,
});

const furtherWords = (count: number) => (count === 0 ? 'Mais filtros' : `Mais filtros (${count})`);

interface ListFiltersProps<Values extends object> {
  filters: Partial<Filters<Values>>;
  values: Values;
  onChange: (values: Partial<Values>) => void;
  /** Texts that may be typed next, offered below their input. */
  suggestions?: Partial<Record<keyof Values, readonly string[]>>;
  /** Controls of the list's own, among the typed filters. */
  children?: ReactNode;
}

/** The filters of a list in their bar, those below 'Mais filtros', and the button that empties all. */
export function ListFilters<Values extends object>(props: ListFiltersProps<Values>) {
  const { filters, values, onChange, suggestions = {}, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  const entries = filterEntries(filters);
  const inBar = entries.flatMap(([key, { control, label, further }]): TypedFilter<string>[] => {
    const isTyped = !further && ['text', 'upper', 'lower', 'digits'].includes(control);
    return isTyped ? [{ key: String(key), label, kind: control as 'text' }] : [];
  });
  const hasFurther = entries.some(([, { further }]) => further);
  const further = Object.fromEntries(entries.filter(([, { further: is }]) => is));
  const chosen = chosenOf(filters, values);
  const beyondBar = chosen.filter(([key]) => !inBar.some((filter) => filter.key === key));
  const count = countOf(chosen.filter(([, { further: is }]) => is));
  const main = entries.find(([, filter]) => filter.main)?.[0];
  if (entries.length === 0 && children === undefined) return null;
  return (
    <>
      <FilterBar
        filters={inBar}
        values={values as Record<string, string>}
        suggestions={suggestions}
        onChange={(texts) => onChange(pickOf(texts, inBar) as Partial<Values>)}
        onClear={() => {
          onChange(clearedOf(filters));
          setCleared((times) => times + 1);
        }}
        further={countOf(beyondBar)}
        {...(main !== undefined && { main: String(main) })}
      >
        {children}
        {hasFurther && (
          <FurtherButton count={count} id={id} open={isOpen} onClick={() => setOpen(!isOpen)} />
        )}
      </FilterBar>
      {hasFurther && isOpen && (
        <LateFurtherFields
          // What was typed there and is no day or amount goes too.
          key={cleared}
          id={id}
          label="Mais filtros"
          filters={further}
          values={values}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** The texts of the bar alone: what holds them has other values beside. */
function pickOf(texts: Record<string, string>, inBar: readonly TypedFilter<string>[]) {
  return Object.fromEntries(inBar.map(({ key }) => [key, texts[key]]));
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
