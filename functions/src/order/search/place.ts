import { orderSorts, type OrderSort } from '../../../../domain/order/search/question';
import { maxInteger } from '../../stored/order-pages';

/** An order's place in a sorted list: its sort key (cents or company), and its number. */
export interface Place {
  key: number | string;
  number: number;
}

/** Number of letters of a company that sorting uses. */
export const sortedLetters = 60;

/** Enough for a company in base64: a letter has at most four bytes. */
export const maxPlaceLength = 400;

export function placeText({ key, number }: Place, sort: OrderSort): string {
  const written = {
    number: '',
    value: `.${key}`,
    company: `.${Buffer.from(String(key)).toString('base64url')}`,
  };
  return `${number}${written[orderSorts[sort].by]}`;
}

/** Parses a text of `placeText` for this sort; undefined for any other text. */
export function placeFrom(text: string, sort: OrderSort): Place | undefined {
  const [digits = '', written = ''] = text.split('.');
  const number = Number(digits);
  const key = {
    number: () => number,
    value: () => Number(written),
    company: () => Buffer.from(written, 'base64url').toString(),
  }[orderSorts[sort].by]();
  const isPossible = number > 0 && number <= maxInteger && Number.isSafeInteger(number);
  // PostgreSQL refuses NUL in a text.
  const isKey = typeof key === 'string' ? !key.includes('\0') : Number.isSafeInteger(key);
  const place = { key, number };
  return isPossible && isKey && placeText(place, sort) === text ? place : undefined;
}
