import {
  comparisons,
  periodNames,
  type Comparison,
  type PeriodName,
} from '../../../../domain/figures/period';
import type { Measure } from '../../../../domain/figures/chart-sums';
import {
  choiceValue,
  type AddressValues,
  flagValue,
  dayValue,
} from '../../../providers/page/address/address-values';

/** The state of 'Resultados' in the address. */
export interface ResultsPlace {
  /** False on the dashboard, which has the same path. */
  shown: boolean;
  period: PeriodName;
  /** yyyy-mm-dd, for the period 'dias'; '' if empty. */
  from: string;
  to: string;
  comparison: Comparison;
  measure: Measure;
}

export const resultsAddress: AddressValues<ResultsPlace> = {
  shown: flagValue('resultados', '1'),
  period: choiceValue('periodo', periodNames, 'mes'),
  from: dayValue('de'),
  to: dayValue('ate'),
  comparison: choiceValue('comparar', comparisons, 'antes'),
  measure: choiceValue<Measure>('medida', ['centavos', 'quantidade'], 'centavos'),
};
