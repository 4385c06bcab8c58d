import { readDay } from '../../figures/period';
import { tidyText } from '../../words/text';
import type { OrderStatus } from '../status';

/** An order that a typed text finds, as far as the list of what was found tells of it. */
export interface FoundOrder {
  numerodopedido: number;
  /** dd/mm/yyyy. */
  data: string;
  status: OrderStatus;
  cliente: string;
  /** The customer's own number, where it has one. */
  referencia?: string;
  /** Code and name of its first line that the text finds. */
  produto?: string;
  /** Cents; not told to customers. */
  total?: number;
}

/** What a typed text may mean, all at once. */
export interface FinderQuestion {
  /** §5: '12', ' 12 ' and '012' find order 12. */
  number: number | undefined;
  /** yyyy-mm-dd. */
  day: string | undefined;
  /** '12/11' without a year: that day of every year, as month * 100 + day. */
  dayOfYear: number | undefined;
  /** A company, a CNPJ, a product or a reference, tidy. */
  text: string;
}

/** More are found by typing more. */
export const foundAtOnce = 10;
/** A shorter text finds an order by its number alone. */
export const leastLetters = 3;

/** PostgreSQL's `integer` holds no number of more digits. */
const greatest = 999_999_999;

export function finderQuestion(typed: string): FinderQuestion {
  const text = tidyText(typed);
  const isNumber = /^\d+$/.test(text) && Number(text) <= greatest;
  const isLong = text.length >= leastLetters;
  return {
    number: isNumber ? Number(text) : undefined,
    day: readDay(text),
    dayOfYear: dayOfYearIn(text),
    text: isLong ? text : '',
  };
}

function dayOfYearIn(text: string): number | undefined {
  const [, day, month] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  return month === undefined ? undefined : Number(month) * 100 + Number(day);
}

/** Whether a text is worth asking for. */
export function isFindable(typed: string): boolean {
  const { number, text } = finderQuestion(typed);
  return number !== undefined || text !== '';
}
