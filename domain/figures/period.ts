import { monthOfDate, monthsUntil } from './months';
import { beginOfDay, dayLength, dayOfDate } from '../words/time';

/** A range of days in São Paulo, yyyy-mm-dd. Both days are included. */
export interface Period {
  de: string;
  ate: string;
}

export const periodNames = [
  'mes',
  'mespassado',
  'trimestre',
  'ano',
  'anopassado',
  '30dias',
  '90dias',
  '12meses',
  'dias',
] as const;
export type PeriodName = (typeof periodNames)[number];

/** A period is compared with the days before it, or with the same days a year earlier. */
export const comparisons = ['antes', 'anopassado'] as const;
export type Comparison = (typeof comparisons)[number];

export const maxPeriodDays = 1_827;

export function isCalendarDay(text: string): boolean {
  const moment = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

export function isDay(text: string): boolean {
  return text.startsWith('20') && isCalendarDay(text);
}

/** Formats a day number since 1970 (`dayInSaoPaulo`) as yyyy-mm-dd. */
export function dayText(day: number): string {
  return textOf(day * dayLength);
}

/** The days of a named period. A period that is not over ends today. */
export function periodOf(name: Exclude<PeriodName, 'dias'>, today: string): Period {
  const first = firstOfMonth(today);
  switch (name) {
    case 'mes':
      return { de: first, ate: today };
    case 'mespassado':
      return { de: addMonths(first, -1), ate: addDays(first, -1) };
    case 'trimestre':
      return { de: addMonths(first, -(partsOf(today).month % 3)), ate: today };
    case 'ano':
      return { de: `${today.slice(0, 4)}-01-01`, ate: today };
    case 'anopassado': {
      const year = partsOf(today).year - 1;
      return { de: `${year}-01-01`, ate: `${year}-12-31` };
    }
    case '30dias':
      return { de: addDays(today, -29), ate: today };
    case '90dias':
      return { de: addDays(today, -89), ate: today };
    case '12meses':
      return { de: addMonths(first, -11), ate: today };
  }
}

/** How many months before the period its comparison begins. Undefined: `periodBefore` decides. */
export function monthsBack(name: PeriodName, comparison: Comparison): number | undefined {
  if (comparison === 'anopassado' || name === 'ano') return 12;
  return name === 'trimestre' ? 3 : undefined;
}

/**
 * The days to compare a period with: the same days `asked` months earlier. Without `asked`, a period from the first of
 * a month gets the same days of the months before. Any other period gets as many days directly before it.
 */
export function periodBefore({ de, ate }: Period, asked?: number): Period {
  if (asked === undefined && de !== firstOfMonth(de)) {
    return { de: addDays(de, -daysOf({ de, ate })), ate: addDays(de, -1) };
  }
  const months = asked ?? monthsBetween(de, ate) + 1;
  const isWhole = ate === lastOfMonth(ate);
  const end = addMonths(ate, -months);
  return { de: addMonths(de, -months), ate: isWhole ? lastOfMonth(end) : end };
}

export function daysOf({ de, ate }: Period): number {
  return dayOfDate(ate) - dayOfDate(de) + 1;
}

export function monthsOf({ de, ate }: Period): string[] {
  return monthsUntil(monthOfDate(shortDay(ate)), monthsBetween(de, ate) + 1);
}

export function partIn({ de, ate }: Period, month: string): Period {
  const first = `${month.slice(3)}-${month.slice(0, 2)}-01`;
  const last = lastOfMonth(first);
  return { de: de > first ? de : first, ate: ate < last ? ate : last };
}

export function momentsOf({ de, ate }: Period): { from: Date; to: Date } {
  const start = (day: string) => new Date(beginOfDay(dayOfDate(day)));
  return { from: start(de), to: start(addDays(ate, 1)) };
}

export function shortDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function addDays(day: string, days: number): string {
  return dayText(dayOfDate(day) + days);
}

function addMonths(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return textOf(Date.UTC(year, month + months, Math.min(date, last)));
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function lastOfMonth(day: string): string {
  const { year, month } = partsOf(day);
  return textOf(Date.UTC(year, month + 1, 0));
}

function monthsBetween(de: string, ate: string): number {
  const [first, last] = [partsOf(de), partsOf(ate)];
  return (last.year - first.year) * 12 + last.month - first.month;
}

function partsOf(day: string) {
  const moment = new Date(day);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth(),
    date: moment.getUTCDate(),
  };
}

function textOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

const day = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:,? (?:às )?\d\d:\d\d(?::\d\d)?)?$/;

/**
 * Reads '20/11/2026', '5/3/26', '20112026' or '2026-11-20', with or without a time. Undefined unless it is a day of
 * this century.
 */
export function readDay(text: string): string | undefined {
  const written = text.trim().replace(/\s+/g, ' ');
  if (isDay(written)) return written;
  const parted = written.replace(/^(\d\d)(\d\d)(\d\d|\d{4})$/, '$1/$2/$3');
  const [, date = '', month = '', year = ''] = day.exec(parted) ?? [];
  const read = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}
