import { isCalendarDay } from '../../domain/figures/period';
import { beginOfDay, dayOfDate } from '../../domain/words/time';

/**
 * The milliseconds of a moment with its time zone, or of a day's begin in São Paulo; NaN for others. Checks the day
 * first, because `Date.parse` reads February 30 as March 2.
 */
export function momentFrom(text: string): number {
  if (isCalendarDay(text)) return beginOfDay(dayOfDate(text));
  if (!isCalendarDay(text.slice(0, 10))) return NaN;
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
}
