import { Checkbox } from 'antd';

import { fromCents, toCents } from '../../../domain/words/money';
import { DayField } from '../../ui/fields/day-field';
import { ReaisField } from '../../ui/fields/reais-field';
import { LabelledSelect } from '../../ui/forms/labelled-select';
import { filterEntries, type Filter, type Filters } from './filters';
import styles from './further-fields.module.css';
import { TypedFilter } from './typed-filter';

interface FurtherFieldsProps {
  id: string;
  label: string;
  filters: Partial<Filters<object>>;
  values: object;
  onChange: (values: object) => void;
}

/** The filters of 'Mais filtros', in their order. Checkboxes come last. */
export function FurtherFields({ id, label, filters, values, onChange }: FurtherFieldsProps) {
  const entries = filterEntries(filters as Filters<Record<string, unknown>>).map(
    ([key, filter]) => [String(key), filter] as const,
  );
  const fields = entries.flatMap(([key, filter]) =>
    filter.control === 'flag' ? [] : [{ key, filter }],
  );
  const flags = entries.filter(([, { control }]) => control === 'flag');
  const valueOf = (key: string) => (values as Record<string, unknown>)[key];
  return (
    <div id={id} className={`card wrap ${styles.fields}`} role="group" aria-label={label}>
      {fields.map(({ key, filter }) => (
        <Field
          key={key}
          filter={filter}
          value={valueOf(key)}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      {flags.length > 0 && (
        <div className={`flow ${styles.marks}`}>
          {flags.map(([key, filter]) => (
            <Checkbox
              key={key}
              checked={valueOf(key) === true}
              title={filter.title ?? ''}
              onChange={({ target }) => onChange({ [key]: target.checked })}
            >
              {filter.label}
            </Checkbox>
          ))}
        </div>
      )}
    </div>
  );
}

interface FieldProps {
  filter: Filter<unknown>;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Field({ filter: { label, control, options = [] }, value, onChange }: FieldProps) {
  switch (control) {
    case 'day':
      return <DayField label={label} value={String(value)} onChange={onChange} />;
    case 'reais':
      return (
        <ReaisField
          label={label}
          value={typeof value === 'number' ? fromCents(value) : undefined}
          onChange={(reais) => onChange(reais === undefined ? undefined : toCents(reais))}
        />
      );
    case 'choice':
      return (
        <LabelledSelect
          label={label}
          wide
          options={[...options]}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'own':
    case 'flag':
      return null;
    default:
      return <TypedFilter label={label} kind={control} value={String(value)} onChange={onChange} />;
  }
}
