import { isDay, periodNames, type PeriodName } from '../../../../domain/figures/period';
import type { Measure } from '../../../../domain/figures/chart-sums';
import {
  choiceValue,
  type AddressValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';

/** What 'Resultados' shows. */
export interface ResultsPlace {
  /** False on the dashboard, which has the same path. */
  shown: boolean;
  period: PeriodName;
  /** yyyy-mm-dd, for the period 'dias'; '' for none. */
  from: string;
  to: string;
  measure: Measure;
}

export const resultsAddress: AddressValues<ResultsPlace> = {
  shown: {
    name: 'resultados',
    initial: false,
    read: (text) => text === '1' || undefined,
    write: (shown) => (shown ? '1' : ''),
  },
  period: choiceValue('periodo', periodNames, 'mes'),
  from: dayValue('de'),
  to: dayValue('ate'),
  measure: choiceValue<Measure>('medida', ['centavos', 'quantidade'], 'centavos'),
};

function dayValue(name: string): AddressValue<string> {
  return {
    name,
    initial: '',
    read: (text) => (isDay(text) ? text : undefined),
    write: (day) => day,
  };
}
