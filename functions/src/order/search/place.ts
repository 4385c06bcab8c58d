import { orderSorts, type OrderSort } from '../../../../domain/order/search/question';
import { greatestNumber } from '../../stored/order-pages';

/** Where an order stands in a sorted list: cents or company, by which it is sorted, and the number. */
export interface Place {
  key: number | string;
  number: number;
}

/** As many letters of a company are sorted by. */
export const sortedLetters = 60;

/** Of a company in base64: no letter is longer than four bytes. */
export const longestPlace = 400;

export function placeText({ key, number }: Place, sort: OrderSort): string {
  const written = {
    number: '',
    value: `.${key}`,
    company: `.${Buffer.from(String(key)).toString('base64url')}`,
  };
  return `${number}${written[orderSorts[sort].by]}`;
}

/** Undefined for a text that `placeText` doesn't write for this sort. */
export function placeFrom(text: string, sort: OrderSort): Place | undefined {
  const [digits = '', written = ''] = text.split('.');
  const number = Number(digits);
  const key = {
    number: () => number,
    value: () => Number(written),
    company: () => Buffer.from(written, 'base64url').toString(),
  }[orderSorts[sort].by]();
  const isPossible = number > 0 && number <= greatestNumber && Number.isSafeInteger(number);
  // PostgreSQL refuses NUL in a text.
  const isKey = typeof key === 'string' ? !key.includes('\0') : Number.isSafeInteger(key);
  const place = { key, number };
  return isPossible && isKey && placeText(place, sort) === text ? place : undefined;
}
