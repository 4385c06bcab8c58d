import { describe, expect, test } from 'vitest';

import { dateInSaoPaulo, dateTimeInSaoPaulo, greetingSuffix, timeInSaoPaulo } from './time';

/** São Paulo stands three hours behind UTC all year. */
const at = (time: string) => new Date(`2026-11-20T${time}-03:00`);

describe('§2 header: the greeting follows the hour in São Paulo', () => {
  test.each([
    ['00:00:00', '!'],
    ['05:59:59', '!'],
    ['06:00:00', ', bom dia!'],
    ['11:59:59', ', bom dia!'],
    ['12:00:00', ', boa tarde!'],
    ['17:59:59', ', boa tarde!'],
    ['18:00:00', ', boa noite!'],
    ['23:59:59', ', boa noite!'],
  ])('at %s it ends with "%s"', (time, suffix) => {
    expect(greetingSuffix(at(time))).toBe(suffix);
  });
});

describe('§1 dates and hours are those of São Paulo', () => {
  const newYearInLondon = new Date('2027-01-01T01:30:05Z');
  test('the date', () => expect(dateInSaoPaulo(newYearInLondon)).toBe('31/12/2026'));
  test('the hour', () => expect(timeInSaoPaulo(newYearInLondon)).toBe('22:30:05'));
  test('midnight is 00, not 24', () => expect(timeInSaoPaulo(at('00:00:00'))).toBe('00:00:00'));
  test('both', () => expect(dateTimeInSaoPaulo(newYearInLondon)).toBe('31/12/2026 22:30:05'));
});
