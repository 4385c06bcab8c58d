import { describe, expect, it } from 'vitest';

import {
  dayText,
  daysOf,
  isDay,
  momentsOf,
  monthsBack,
  monthsOf,
  partIn,
  periodBefore,
  periodOf,
  readDay,
} from './period';
import { dayInSaoPaulo } from '../words/time';

const between = (de: string, ate: string) => ({ de, ate });

describe('§2 /home: the period of the figures', () => {
  it.each([
    ['mes', '2026-11-22', '2026-11-01', '2026-11-22'],
    ['mes', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['mespassado', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['mespassado', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['trimestre', '2026-11-22', '2026-10-01', '2026-11-22'],
    ['trimestre', '2024-03-31', '2024-01-01', '2024-03-31'],
    ['ano', '2026-11-22', '2026-01-01', '2026-11-22'],
    ['anopassado', '2026-11-22', '2025-01-01', '2025-12-31'],
    ['30dias', '2024-03-01', '2024-02-01', '2024-03-01'],
    ['90dias', '2026-11-22', '2026-08-25', '2026-11-22'],
    ['12meses', '2026-11-22', '2025-12-01', '2026-11-22'],
    ['12meses', '2024-02-29', '2023-03-01', '2024-02-29'],
  ] as const)('%s on %s: %s to %s', (name, today, de, ate) => {
    expect(periodOf(name, today)).toEqual(between(de, ate));
  });

  it.each([
    ['a month that isn’t over', '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
    ['a whole month', '2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['a short whole month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['days that the month before lacks', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['twelve months', '2025-12-01', '2026-11-22', '2024-12-01', '2025-11-22'],
    ['a leap day', '2023-03-01', '2024-02-29', '2022-03-01', '2023-02-28'],
    ['any days', '2026-11-10', '2026-11-19', '2026-10-31', '2026-11-09'],
    ['days over a leap day', '2024-02-28', '2024-03-01', '2024-02-25', '2024-02-27'],
  ])('%s is compared', (_what, de, ate, before, until) => {
    expect(periodBefore(between(de, ate))).toEqual(between(before, until));
  });

  it.each([
    ['trimestre', 'antes', '2026-10-01', '2026-11-22', '2026-07-01', '2026-08-22'],
    ['trimestre', 'anopassado', '2024-01-01', '2024-02-29', '2023-01-01', '2023-02-28'],
    ['ano', 'antes', '2026-01-01', '2026-11-30', '2025-01-01', '2025-11-30'],
    ['anopassado', 'antes', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['30dias', 'anopassado', '2024-02-15', '2024-03-15', '2023-02-15', '2023-03-15'],
    ['mes', 'anopassado', '2026-11-01', '2026-11-22', '2025-11-01', '2025-11-22'],
  ] as const)('%s is compared with %s', (name, comparison, de, ate, before, until) => {
    const months = monthsBack(name, comparison);
    expect(periodBefore(between(de, ate), months)).toEqual(between(before, until));
  });

  it('begins and ends at midnight in São Paulo', () => {
    expect(momentsOf(between('2024-02-29', '2024-02-29'))).toEqual({
      from: new Date('2024-02-29T03:00:00Z'),
      to: new Date('2024-03-01T03:00:00Z'),
    });
    expect(dayText(dayInSaoPaulo(new Date('2026-11-01T02:59:59Z')))).toBe('2026-10-31');
    expect(dayText(dayInSaoPaulo(new Date('2026-11-01T03:00:00Z')))).toBe('2026-11-01');
  });

  it('has days and months', () => {
    expect(daysOf(between('2024-02-28', '2024-03-01'))).toBe(3);
    expect(monthsOf(between('2025-11-30', '2026-02-01'))).toEqual([
      '11-2025',
      '12-2025',
      '01-2026',
      '02-2026',
    ]);
    const period = between('2026-01-10', '2026-03-05');
    expect(partIn(period, '01-2026')).toEqual(between('2026-01-10', '2026-01-31'));
    expect(partIn(period, '02-2026')).toEqual(between('2026-02-01', '2026-02-28'));
    expect(partIn(period, '03-2026')).toEqual(between('2026-03-01', '2026-03-05'));
  });

  it.each(['2026-02-29', '2026-13-01', '1999-01-01', '2026-1-1', '', '2026-01-01T00:00'])(
    '%j is no day',
    (text) => expect(isDay(text)).toBe(false),
  );

  it.each([
    ['20/11/2026', '2026-11-20'],
    ['20/11/26', '2026-11-20'],
    ['5/3/26', '2026-03-05'],
    ['05.03.2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    ['201126', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [' 05/03/2026\u00a010:22:01 ', '2026-03-05'],
    ['05/03/2026 às 10:22', '2026-03-05'],
    ['31/02/2026', undefined],
    ['20/11', undefined],
    ['20/11/1926', undefined],
    ['20/11/226', undefined],
    ['amanhã', undefined],
    ['', undefined],
  ])('%j is typed for %s', (text, day) => expect(readDay(text)).toBe(day));
});
