import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { indexOf } from '../../../../domain/order/order';
import {
  dateWords,
  hourWords,
  orderMoment,
  type OrderMoment,
} from '../../../../domain/order/quote/time/moment';
import type { OrderDraft } from '../../../../domain/order/quote/quote';
import { newOrderWrite } from '../../../../src/data/order/writes';
import { people } from '../../../support/data/people';
import { startRules } from '../../../support/rules-environment';
import { draft } from '../../../support/data/world';

const rules = startRules();

// The database runs in this process, so both have the same clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A quote whose texts match its numbers, so that only the clock can refuse it. */
function quoteOf(quando: OrderMoment, sending = 10): OrderDraft {
  const dated = { data: dateWords(quando), hora: hourWords(quando), quando };
  const order = { ...draft(people.customer, sending), ...dated };
  return { ...order, indice: indexOf(order) };
}

const send = (quote: OrderDraft) => rules.write('customer', newOrderWrite(quote, 4));
const noon = new Date('2026-11-22T15:00:00Z');

describe('§4 the date and hour of an order are the server’s, in São Paulo', () => {
  test.each([
    '2026-11-22T15:00:00Z',
    '2026-01-01T02:59:59Z',
    '2026-01-01T03:00:00Z',
    '2026-03-01T03:00:00Z',
    '2027-02-28T23:30:00Z',
    '2028-02-29T12:00:00Z',
    '2028-03-01T02:59:59Z',
    '2028-03-01T03:00:00Z',
    '2030-07-31T20:00:00Z',
    '2032-12-31T15:00:00Z',
    '2099-12-31T23:00:00Z',
  ])('at %s', async (time) => {
    const now = new Date(time);
    vi.setSystemTime(now);
    await assertSucceeds(send(quoteOf(orderMoment(now))));
  });

  test('on the first and last day of each month of a leap year and the year after', async () => {
    for (let end = 0; end < 48; end += 1) {
      const now = new Date(Date.UTC(2028, Math.ceil(end / 2), 1 - (end % 2), 3, 0, 30));
      vi.setSystemTime(now);
      const quote = quoteOf(orderMoment(now), 100 + end);
      await rules.write('customer', newOrderWrite(quote, 4 + end));
    }
    expect(await rules.stored('numerodopedido')).toBe(51);
  });

  test('may be some minutes slow or fast', async () => {
    vi.setSystemTime(new Date('2026-12-01T03:05:00Z'));
    await assertSucceeds(send(quoteOf(orderMoment(new Date('2026-12-01T03:00:00Z')))));
    expect(await rules.stored('pedidos/4/data')).toBe('01/12/2026');
  });

  test.each([
    ['before', '2026-12-01T03:00:00Z', '2026-12-01T02:59:59Z'],
    ['after', '2026-12-01T02:59:59Z', '2026-12-01T03:00:00Z'],
  ])('decision 99: never the day %s', async (_, now, told) => {
    vi.setSystemTime(new Date(now));
    await assertFails(send(quoteOf(orderMoment(new Date(told)))));
  });

  const today = orderMoment(noon);
  test.each<[string, Partial<OrderMoment>]>([
    ['yesterday', { dia: 21 }],
    ['tomorrow', { dia: 23 }],
    ['a month ago', { mes: 10 }],
    ['a year ago', { ano: 2025 }],
    ['in 1900', { ano: 1900, mes: 1, dia: 1 }],
    ['in 9999', { ano: 9999, mes: 99, dia: 99 }],
    ['six minutes ago', { hora: 11, minuto: 54 }],
    ['in six minutes', { minuto: 6 }],
    ['an hour that is none', { hora: 11, minuto: 59, segundo: 60 }],
    ['half a day', { dia: 21.5, hora: 24 }],
    ['the 53rd of October', { mes: 10, dia: 53 }],
    ['the 0th of a month', { mes: 12, dia: -8 }],
  ])('%s is refused', async (_what, change) => {
    vi.setSystemTime(noon);
    await assertFails(send(quoteOf({ ...today, ...change })));
  });

  test.each([
    ['31/11/2026', '2026-12-01T15:00:00Z', { mes: 11, dia: 31 }],
    ['29/02/2027', '2027-03-01T15:00:00Z', { mes: 2, dia: 29 }],
    ['31/02/2028', '2028-03-02T15:00:00Z', { mes: 2, dia: 31 }],
  ])('%s, which the arithmetic takes for a later day, is refused', async (_what, time, change) => {
    const now = new Date(time);
    vi.setSystemTime(now);
    await assertFails(send(quoteOf({ ...orderMoment(now), ...change })));
  });

  test.each<[string, Partial<OrderDraft>]>([
    ['another date in words', { data: '01/01/2020' }],
    ['a date without its zero', { data: '22/11/26' }],
    ['another hour in words', { hora: '00:00:00' }],
    ['no date in numbers', { quando: null as never }],
    ['a word more in it', { quando: { ...today, fuso: 3 } as never }],
    ['a year as a text', { quando: { ...today, ano: '2026' as never } }],
  ])('%s is refused', async (_what, change) => {
    vi.setSystemTime(noon);
    await assertFails(send({ ...quoteOf(today), ...change }));
  });

  test('a closed month can’t be counted in', async () => {
    vi.setSystemTime(noon);
    await assertFails(send(quoteOf({ ...today, mes: 10, dia: 31 })));
  });
});
