import { describe, expect, it } from 'vitest';

import { validityOf, validUntil } from './validity';
import { dayInSaoPaulo } from '../../../words/time';

const quote = { data: '22/11/2026', status: 'Pendente' } as const;
const on = (moment: string) => dayInSaoPaulo(new Date(moment));

describe('§2 /pedidos: until when a quote is meant (decision 70)', () => {
  it('so many days after the day on which it was stored', () => {
    expect(validUntil(quote, 7)).toBe('29/11/2026');
    expect(validUntil(quote, 0)).toBe('22/11/2026');
  });

  it.each([
    ['22/11/2026', 45, '06/01/2027'],
    ['25/02/2028', 7, '03/03/2028'],
    // When São Paulo had summer time, a night could last 23 hours.
    ['03/11/2018', 1, '04/11/2018'],
  ])('%s and %i days: over months, years and changed clocks', (data, days, until) => {
    expect(validUntil({ ...quote, data }, days)).toBe(until);
  });

  it.each([
    ['2026-11-22T09:00:00-03:00', -7],
    ['2026-11-29T23:59:59-03:00', 0],
    ['2026-11-30T02:59:59Z', 0],
    ['2026-11-30T00:00:00-03:00', 1],
    ['2026-11-30T03:00:00Z', 1],
    ['2026-12-09T12:00:00-03:00', 10],
  ])('at %s it is %i days over: its last day ends in São Paulo', (moment, daysOver) => {
    expect(validityOf(quote, 7, on(moment))).toEqual({ until: '29/11/2026', daysOver });
  });

  it.each(['Aprovado', 'Excluido'] as const)('none for one that is %s', (status) => {
    expect(validityOf({ ...quote, status }, 7, on('2027-01-01T12:00:00Z'))).toBeUndefined();
    expect(validUntil({ ...quote, status }, 7)).toBeUndefined();
  });

  it.each(['', '99/99/9999', '2026-11-22'])('none for the unreadable date "%s"', (data) => {
    expect(validityOf({ ...quote, data }, 7, on('2027-01-01T12:00:00Z'))).toBeUndefined();
    expect(validUntil({ ...quote, data }, 7)).toBeUndefined();
  });
});
