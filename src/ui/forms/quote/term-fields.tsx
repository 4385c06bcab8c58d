import {
  askedTerms,
  freights,
  termComplaint,
  termLabels,
  termWords,
  type TermName,
  type Terms,
  type TermSettings,
} from '../../../../domain/order/quote/terms';
import { DayField } from '../../fields/day-field';
import { LabelledSelect } from '../labelled-select';
import styles from './term-fields.module.css';

interface TermFieldsProps {
  terms: Terms;
  settings: TermSettings;
  /** yyyy-mm-dd; no wished day comes before it. */
  today: string;
  disabled?: boolean;
  onChange: (terms: Terms) => void;
}

/** A field for each term that the administrator asks for (decision 116). */
export function TermFields({
  terms,
  settings,
  today,
  disabled = false,
  onChange,
}: TermFieldsProps) {
  return (
    <div className={styles.fields}>
      {askedTerms(settings).map((name) => (
        // The mark leads to the field that keeps a quote from being sent.
        <div key={name} data-wrong={termComplaint(name, terms, settings, today) !== undefined}>
          <TermField {...{ name, terms, settings, today, disabled, onChange }} />
        </div>
      ))}
    </div>
  );
}

function TermField({
  name,
  terms,
  settings,
  today,
  disabled = false,
  onChange,
}: TermFieldsProps & { name: TermName }) {
  const { [name]: value, ...others } = terms;
  const isRequired = settings.pede[name] === 'exige';
  const common = {
    label: isRequired ? termLabels[name] : `${termLabels[name]} (opcional)`,
    value: value ?? '',
    disabled,
    complaint: value === undefined ? undefined : termComplaint(name, terms, settings, today),
    onChange: (next: string) => onChange(next === '' ? others : { ...others, [name]: next }),
  };
  if (name === 'entrega') return <DayField {...common} least={today} />;
  return (
    <LabelledSelect
      {...common}
      options={[
        { value: '', label: isRequired ? 'Escolha' : 'Sem preferência' },
        ...optionsOf(name, settings).map((option) => ({
          value: option,
          label: termWords(name, option),
        })),
      ]}
    />
  );
}

function optionsOf(name: Exclude<TermName, 'entrega'>, settings: TermSettings): readonly string[] {
  if (name === 'frete') return Object.keys(freights);
  return name === 'pagamento' ? settings.pagamentos : settings.transportadoras;
}
