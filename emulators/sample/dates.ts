import { beginOfDay, dayInSaoPaulo, dayLength } from '../../domain/words/time';
import type { Random } from './random';

export const hour = 60 * 60 * 1000;
const sampleDays = 130;

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayLength);
}

/** Times on working days in São Paulo, in order, and denser towards the day before `now`. */
export function sendingTimes(
  count: number,
  random: Random,
  now: Date,
  oldest = sampleDays,
): Date[] {
  const today = new Date(beginOfDay(dayInSaoPaulo(now)));
  const times = Array.from({ length: count }, (_, index) => {
    const age = 1 - index / (count - 1);
    const midnight = workday(daysBefore(today, 1 + Math.round((oldest - 1) * age ** 1.4)));
    return new Date(midnight.getTime() + random.between(8 * hour, 18 * hour));
  });
  return times.sort((a, b) => a.getTime() - b.getTime());
}

/** The day itself, or the Friday before a weekend. */
function workday(midnight: Date): Date {
  const weekday = midnight.getUTCDay();
  if (weekday === 6) return daysBefore(midnight, 1);
  if (weekday === 0) return daysBefore(midnight, 2);
  return midnight;
}
