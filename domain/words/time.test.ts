import { isMainThread } from 'node:worker_threads';
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Since 2019 São Paulo is three hours behind UTC all year. */
const at = (time: string) => new Date(`2026-12-31T${time}-03:00`);

/** Time zones of the computer: São Paulo's, and others with a different hour and often a different day. */
const zones = [
  'America/Sao_Paulo',
  'UTC',
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
];

describe.each(zones)('§1 São Paulo time on a computer in %s', (zone) => {
  /** Imported in that time zone, as a browser there would load it. */
  let time: typeof import('./time');

  beforeEach(async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    time = await import('./time');
    return () => vi.unstubAllEnvs();
  });

  // Stryker runs mutants in worker threads, which can't set a time zone.
  test.runIf(isMainThread)('the process stands there', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test.each([
    ['00:00:00', '!'],
    ['05:59:59', '!'],
    ['06:00:00', ', bom dia!'],
    ['11:59:59', ', bom dia!'],
    ['12:00:00', ', boa tarde!'],
    ['17:59:59', ', boa tarde!'],
    ['18:00:00', ', boa noite!'],
    ['23:59:59', ', boa noite!'],
  ])('§2 Header: at %s the greeting ends with "%s"', (hour, suffix) => {
    expect(time.timeInSaoPaulo(at(hour))).toBe(hour);
    expect(time.dateInSaoPaulo(at(hour))).toBe('31/12/2026');
    expect(time.greetingSuffix(at(hour))).toBe(suffix);
  });

  test('a second after 23:59:59 it is another day, month and year', () => {
    const newYear = new Date(at('23:59:59').getTime() + 1000);
    expect(time.dateInSaoPaulo(newYear)).toBe('01/01/2027');
    expect(time.dateTimeInSaoPaulo(newYear)).toBe('01/01/2027 00:00:00');
    expect(time.momentInWords(newYear)).toBe('01/01/2027 às 00:00');
  });

  test('a stored moment is shown without seconds, other texts are unchanged', () => {
    expect(time.withoutSeconds(time.dateTimeInSaoPaulo(at('23:59:59')))).toBe(
      '31/12/2026 às 23:59',
    );
    expect(time.withoutSeconds('01/02/2026')).toBe('01/02/2026');
    expect(time.withoutSeconds('ontem')).toBe('ontem');
  });

  test('during summer time São Paulo was two hours behind UTC', () => {
    expect(time.dateTimeInSaoPaulo(new Date('2018-12-01T02:30:05Z'))).toBe('01/12/2018 00:30:05');
  });
});
