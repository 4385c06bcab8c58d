import {
  comparisons,
  periodNames,
  type Comparison,
  type PeriodName,
} from '../../../../domain/figures/period';
import { DayField } from '../../../ui/fields/day-field';
import { LabelledSelect } from '../../../ui/forms/labelled-select';
import { MeasureSwitch } from '../charts/measure-switch';
import styles from './period-bar.module.css';
import { comparisonLabels, periodLabels } from './figure-words';
import type { ResultsPlace } from './results-address';

interface PeriodBarProps {
  place: ResultsPlace;
  /** The problem with the chosen days. */
  problem: string | undefined;
  onChange: (change: Partial<ResultsPlace>) => void;
}

const options = periodNames.map((value) => ({ value, label: periodLabels[value] }));
const comparisonOptions = comparisons.map((value) => ({ value, label: comparisonLabels[value] }));

/** The choice of the period and of the figures in the charts. */
export function PeriodBar({ place, problem, onChange }: PeriodBarProps) {
  const { period, from, to, comparison, measure } = place;
  return (
    <div className={`wrap spread ${styles.bar}`} role="group" aria-label="Período dos resultados">
      <div className={`stack ${styles.fields}`}>
        <LabelledSelect<PeriodName>
          label="Período"
          options={options}
          value={period}
          onChange={(chosen) => onChange({ period: chosen })}
        />
        {period === 'dias' && (
          <>
            <DayField label="De" value={from} onChange={(day) => onChange({ from: day })} />
            <DayField label="Até" value={to} onChange={(day) => onChange({ to: day })} />
          </>
        )}
        {/* This year and last year are always compared with the year before. */}
        {period !== 'ano' && period !== 'anopassado' && (
          <LabelledSelect<Comparison>
            label="Comparar com"
            options={comparisonOptions}
            value={comparison}
            onChange={(chosen) => onChange({ comparison: chosen })}
          />
        )}
      </div>
      <MeasureSwitch value={measure} onChange={(chosen) => onChange({ measure: chosen })} />
      <p className={`failed ${styles.problem}`} role="alert">
        {problem}
      </p>
    </div>
  );
}
