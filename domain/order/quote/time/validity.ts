import type { Order } from '../../order';
import { momentFromWords, timeOf } from './moment';
import { initialStatus } from '../../status';
import { dateOfDay, dayInSaoPaulo } from '../../../words/time';

/**
 * A quote is valid until the end of a day in São Paulo (decision 70). The validity is only shown: nothing is stored or
 * refused.
 */
export interface QuoteValidity {
  until: string;
  /** Whole days since the last day: 0 on that day, negative before it. */
  daysOver: number;
}

export function isOverdue(validity: QuoteValidity | undefined): validity is QuoteValidity {
  return validity !== undefined && validity.daysOver > 0;
}

export function endsToday(validity: QuoteValidity | undefined): boolean {
  return validity?.daysOver === 0;
}

type Dated = Pick<Order, 'data' | 'status'>;

/** The last valid day, as a day number of `dayInSaoPaulo`. Undefined if the order is decided or its date unreadable. */
function lastDay({ data, status }: Dated, days: number): number | undefined {
  if (status !== initialStatus) return undefined;
  const moment = momentFromWords(data, '00:00:00');
  if (!moment) return undefined;
  return dayInSaoPaulo(new Date(timeOf(moment))) + days;
}

export function validUntil(order: Dated, days: number): string | undefined {
  const last = lastDay(order, days);
  return last === undefined ? undefined : dateOfDay(last);
}

export function validityOf(order: Dated, days: number, today: number): QuoteValidity | undefined {
  const last = lastDay(order, days);
  if (last === undefined) return undefined;
  return { until: dateOfDay(last), daysOver: today - last };
}
