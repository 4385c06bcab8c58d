import { describe, expect, test } from 'vitest';

import { dateInSaoPaulo } from '../words/time';
import { longMonth, monthOfDate, monthsUntil, shortMonth } from './months';

describe('the month of a moment', () => {
  test.each([
    ['2026-11-20T12:00:00Z', '11-2026'],
    // The new year reaches São Paulo three hours after UTC.
    ['2027-01-01T02:59:59Z', '12-2026'],
    ['2027-01-01T03:00:00Z', '01-2027'],
  ])('%s lies in %s', (moment, month) => {
    expect(monthOfDate(dateInSaoPaulo(new Date(moment)))).toBe(month);
  });
});

describe('the months until one', () => {
  test('are twelve over a change of year, oldest first', () => {
    expect(monthsUntil('02-2027', 12)).toEqual([
      '03-2026',
      '04-2026',
      '05-2026',
      '06-2026',
      '07-2026',
      '08-2026',
      '09-2026',
      '10-2026',
      '11-2026',
      '12-2026',
      '01-2027',
      '02-2027',
    ]);
  });

  test('are a calendar year when the last is December', () => {
    const months = monthsUntil('12-2026', 12);
    expect([months[0], months[11]]).toEqual(['01-2026', '12-2026']);
  });

  test('skip none, however many', () => {
    expect(new Set(monthsUntil('01-2027', 49)).size).toBe(49);
    expect(monthsUntil('01-2027', 49)[0]).toBe('01-2023');
  });
});

test('a month in words, short and long', () => {
  expect(['01-2027', '03-2026', '12-2026'].map(shortMonth)).toEqual(['jan/27', 'mar/26', 'dez/26']);
  expect(longMonth('03-2026')).toBe('março de 2026');
});
