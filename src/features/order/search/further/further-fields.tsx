import { Checkbox } from 'antd';

import { fromCents, toCents } from '../../../../../domain/words/money';
import type { OrderSort } from '../../../../../domain/order/search/question';
import { DayField } from '../../../../ui/fields/day-field';
import { TextFilter } from '../../../../ui/forms/filter-bar';
import { LabelledSelect } from '../../../../ui/forms/labelled-select';
import styles from '../../../../list/further-fields.module.css';
import type { FurtherValues } from './further-filters';
import { furtherWords, sortWords } from './further-words';
import { ReaisField } from '../../../../ui/fields/reais-field';

interface FurtherFieldsProps {
  id: string;
  values: FurtherValues;
  onChange: (values: Partial<FurtherValues>) => void;
}

/** The filters below 'Mais filtros': the order of the list, city, product, days, values, and what an order has. */
export function FurtherFields({ id, values, onChange }: FurtherFieldsProps) {
  const { ordem, cidade, produto, de, ate, valorde, valorate } = values;
  return (
    <div
      id={id}
      className={`card wrap ${styles.fields}`}
      role="group"
      aria-label={furtherWords.region}
    >
      <LabelledSelect<OrderSort>
        label={furtherWords.sort}
        wide
        options={Object.entries(sortWords).map(([value, label]) => ({
          value: value as OrderSort,
          label,
        }))}
        value={ordem}
        onChange={(chosen) => onChange({ ordem: chosen })}
      />
      <TextFilter
        label={furtherWords.city}
        kind="upper"
        value={cidade}
        onChange={(typed) => onChange({ cidade: typed })}
      />
      <TextFilter
        label={furtherWords.product}
        kind="upper"
        value={produto}
        onChange={(typed) => onChange({ produto: typed })}
      />
      <DayField label={furtherWords.from} value={de} onChange={(day) => onChange({ de: day })} />
      <DayField label={furtherWords.to} value={ate} onChange={(day) => onChange({ ate: day })} />
      <ReaisField
        label={furtherWords.least}
        value={valorde === undefined ? undefined : fromCents(valorde)}
        onChange={(reais) => onChange({ valorde: centsOf(reais) })}
      />
      <ReaisField
        label={furtherWords.most}
        value={valorate === undefined ? undefined : fromCents(valorate)}
        onChange={(reais) => onChange({ valorate: centsOf(reais) })}
      />
      <div className={`flow ${styles.marks}`}>
        {marks.map(({ name, label, title }) => (
          <Checkbox
            key={name}
            checked={values[name]}
            title={title}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

const marks = [
  { name: 'observacao', label: furtherWords.words, title: '' },
  { name: 'diferenca', label: furtherWords.differs, title: '' },
  { name: 'atencao', label: furtherWords.attention, title: furtherWords.attentionTitle },
] as const;

function centsOf(reais: number | undefined): number | undefined {
  return reais === undefined ? undefined : toCents(reais);
}
