import { expect, test } from 'vitest';

import { fieldLimits } from './people/field-limits';
import { freePlace } from './lists/free-place';
import { losesMany } from './product/list';
import { isQueryText, maxTextLength } from './query-limits';
import { shortCount } from './words/short-count';

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%d in little room is %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test('a new record takes the first place that is free, if there is one', () => {
  expect(freePlace([], 3)).toBe(0);
  expect(freePlace([{ lugar: 0 }, { lugar: 2 }], 3)).toBe(1);
  expect(freePlace([{ lugar: 0 }, { lugar: 1 }], 2)).toBeUndefined();
});

test.each([
  ['PNEU', true],
  ['', true],
  ['x'.repeat(maxTextLength), true],
  ['x'.repeat(maxTextLength + 1), false],
  ['a\0', false],
  ['a\nb', false],
])('%j can be asked for: %s', (text, may) => {
  expect(isQueryText(text)).toBe(may);
});

test('a list that loses more than a fifth of the products is asked about twice', () => {
  const inativos = (count: number) => Array<never>(count);
  expect(losesMany({ ativos: 100, inativos: inativos(20) })).toBe(false);
  expect(losesMany({ ativos: 100, inativos: inativos(21) })).toBe(true);
});

test('a state has two letters, and a postcode its ten signs', () => {
  expect(fieldLimits).toMatchObject({ estado: 2, cep: 10 });
});
