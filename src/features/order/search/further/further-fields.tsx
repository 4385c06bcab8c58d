import { Checkbox } from 'antd';

import { fromCents, toCents } from '../../../../../domain/words/money';
import { sortOf, type OrderSort } from '../../../../../domain/order/search/question';
import { DayField } from '../../../../ui/fields/day-field';
import { LabelledSelect } from '../../../../ui/forms/labelled-select';
import styles from './further-fields.module.css';
import type { FurtherFilters, FurtherValues } from './further-filters';
import { furtherWords, sortWords } from './further-words';
import { ReaisField } from '../../../../ui/fields/reais-field';

interface FurtherFieldsProps {
  id: string;
  has: FurtherFilters;
  values: FurtherValues;
  onChange: (values: Partial<FurtherValues>) => void;
}

/** The filters below 'Mais filtros': the order of the list, days, values, and what an order has. */
export function FurtherFields({ id, has, values, onChange }: FurtherFieldsProps) {
  const { from, to, least, most, words, differs, attention } = values;
  return (
    <div id={id} className={styles.fields} role="group" aria-label={furtherWords.region}>
      <LabelledSelect<OrderSort>
        label={furtherWords.sort}
        wide
        options={has.sorts.map((sort) => ({ value: sort, label: sortWords[sort] }))}
        value={sortOf(values)}
        onChange={(sort) => onChange({ sort })}
      />
      <DayField
        label={furtherWords.from}
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      <DayField label={furtherWords.to} value={to} onChange={(day) => onChange({ to: day })} />
      <ReaisField
        label={furtherWords.least}
        value={least === undefined ? undefined : fromCents(least)}
        onChange={(reais) => onChange({ least: centsOf(reais) })}
      />
      <ReaisField
        label={furtherWords.most}
        value={most === undefined ? undefined : fromCents(most)}
        onChange={(reais) => onChange({ most: centsOf(reais) })}
      />
      <div className={styles.marks}>
        <Checkbox checked={words} onChange={({ target }) => onChange({ words: target.checked })}>
          {furtherWords.words}
        </Checkbox>
        {has.differs && (
          <Checkbox
            checked={differs}
            onChange={({ target }) => onChange({ differs: target.checked })}
          >
            {furtherWords.differs}
          </Checkbox>
        )}
        <Checkbox
          checked={attention}
          title={furtherWords.attentionTitle}
          onChange={({ target }) => onChange({ attention: target.checked })}
        >
          {furtherWords.attention}
        </Checkbox>
      </div>
    </div>
  );
}

function centsOf(reais: number | undefined): number | undefined {
  return reais === undefined ? undefined : toCents(reais);
}
