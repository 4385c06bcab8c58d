import { describe, expect, test } from 'vitest';

import { byteOrderMark, csvLine } from './csv';

describe('a line of a CSV, as Excel reads it in Brazil', () => {
  test('has semicolons, decimal commas and the end of line of Windows', () => {
    const columns = [
      { kind: 'text' },
      { kind: 'whole' },
      { kind: 'money' },
      { kind: 'whole' },
    ] as const;
    expect(csvLine(['CICLO', 12, 1234.5, 0.25], columns)).toBe('CICLO;12;1234,50;0,25\r\n');
    expect(csvLine([1.5], [])).toBe('1,5\r\n');
  });

  test('leaves a cell empty if its number is not finite', () => {
    expect(csvLine([NaN, Infinity], [])).toBe(';\r\n');
  });

  test.each([
    ['a;b', '"a;b"'],
    ['diz "oi"', '"diz ""oi"""'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    ['a\r', '"a\r"'],
    ['a b', 'a b'],
  ])('%j is the cell %j', (text, cell) => {
    expect(csvLine([text], [])).toBe(`${cell}\r\n`);
  });

  test.each([
    '=1+1',
    '+1',
    '-1+1',
    '-A1',
    '@A1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    ' =1',
    '\u200b=1',
    '\0=1',
  ])('%j is no formula', (text) => {
    expect(csvLine([text], [])).toBe(`'${text.replace('\0', '')}\r\n`);
  });

  test.each(['\tA', '\rA', '\nA'])('%j does not begin with what a spreadsheet drops', (text) => {
    expect(csvLine([text], []).replace(/^"/, '')).toMatch(/^'/);
  });

  test('a negative number stays one', () => {
    expect(csvLine(['-1', '-1.234,50'])).toBe('-1;-1.234,50\r\n');
  });

  test('a sign in the middle is a sign', () => {
    expect(csvLine(['A=1', 'B-2'], [])).toBe('A=1;B-2\r\n');
  });

  test('starts with the mark that tells Excel of UTF-8', () => {
    expect(byteOrderMark).toBe('\uFEFF');
  });
});
