import { describe, expect, test } from 'vitest';

import { dateWords, hourWords, momentFromWords, orderMoment, possibleMoments } from './moment';
import { dateInSaoPaulo, timeInSaoPaulo } from '../../../words/time';

describe('the moment of an order', () => {
  test.each(['2026-12-31T23:59:59-03:00', '2027-01-01T00:00:00-03:00', '2028-02-29T12:03:04Z'])(
    'at %s is what São Paulo’s clocks say',
    (time) => {
      const moment = new Date(time);
      const told = orderMoment(moment);
      expect(dateWords(told)).toBe(dateInSaoPaulo(moment));
      expect(hourWords(told)).toBe(timeInSaoPaulo(moment));
      expect(momentFromWords(dateWords(told), hourWords(told))).toEqual(told);
    },
  );

  test.each([
    ['99/99/9999', '10:00:00'],
    ['31/02/2026', '10:00:00'],
    ['01/01/1900', '10:00:00'],
    ['01/01/2026', '24:00:00'],
    ['01/01/2026', ''],
    ['', '10:00:00'],
  ])('is not told by %s %s', (data, hora) => {
    expect(momentFromWords(data, hora)).toBeUndefined();
  });

  test.each([
    ['noon', '2026-11-27T12:00:00-03:00', []],
    ['just before midnight', '2026-11-27T23:55:01-03:00', ['2026-11-28T00:00:00-03:00']],
    ['just after midnight', '2026-11-28T00:04:59-03:00', ['2026-11-27T23:59:59-03:00']],
  ])('decision 99: at %s it may be of either day', (_, time, others) => {
    const now = Date.parse(time);
    expect(possibleMoments(now)).toEqual([now, ...others.map((other) => Date.parse(other))]);
  });
});
