import type { Row } from './row.ts';

const text = { next: 'abc' };
const four = { next: 4 };

export const numberAndTextRows: readonly Row[] = [
  ['1 > 2', { '1 > 2': {} }],
  ["'a' == 'b'", { "'a' == 'b'": {} }],
  ['newData.val() > 4', { 'newData.val() > 4': { 'newData.val()': 4 } }, four],
  ['newData.val() >= 4.5', { 'newData.val() >= 4.5': { 'newData.val()': 4 } }, four],
  ['newData.val() < 4', { 'newData.val() < 4': { 'newData.val()': 4 } }, four],
  ['newData.val() <= 3', { 'newData.val() <= 3': { 'newData.val()': 4 } }, four],
  ['newData.val() == 5', { 'newData.val() == 5': { 'newData.val()': 4 } }, four],
  ['newData.val() != 4', { 'newData.val() != 4': { 'newData.val()': 4 } }, four],
  ["newData.val() == '4'", { "newData.val() == '4'": { 'newData.val()': 4 } }, four],
  ['4 < newData.val()', { '4 < newData.val()': { 'newData.val()': 4 } }, four],
  [
    'newData.val() + 1 == 6',
    { 'newData.val() + 1 == 6': { 'newData.val() + 1': 5, 'newData.val()': 4 } },
    four,
  ],
  [
    'newData.val() - 1 == 4',
    { 'newData.val() - 1 == 4': { 'newData.val() - 1': 3, 'newData.val()': 4 } },
    four,
  ],
  [
    'newData.val() * 2 == 9',
    { 'newData.val() * 2 == 9': { 'newData.val() * 2': 8, 'newData.val()': 4 } },
    four,
  ],
  [
    'newData.val() / 2 == 1',
    { 'newData.val() / 2 == 1': { 'newData.val() / 2': 2, 'newData.val()': 4 } },
    four,
  ],
  [
    'newData.val() % 2 == 1',
    { 'newData.val() % 2 == 1': { 'newData.val() % 2': 0, 'newData.val()': 4 } },
    four,
  ],
  [
    'newData.val() / 0 > 1',
    { 'newData.val() / 0 > 1': { 'newData.val() / 0': 'NaN', 'newData.val()': 4 } },
    four,
  ],
  [
    '-newData.val() > 0',
    { '-newData.val() > 0': { '-newData.val()': -4, 'newData.val()': 4 } },
    four,
  ],
  [
    'newData.val() == data.val() + 1',
    {
      'newData.val() == data.val() + 1': {
        'newData.val()': 4,
        'data.val() + 1': 10,
        'data.val()': 9,
      },
    },
    { data: 9, next: 4 },
  ],
  [
    "newData.val() > root.child('n').val()",
    { "newData.val() > root.child('n').val()": { 'newData.val()': 4, "root.child('n').val()": 5 } },
    four,
  ],
  [
    'newData.val() < now - 1000',
    {
      'newData.val() < now - 1000': {
        'newData.val()': 2e12,
        'now - 1000': 1_699_999_999_000,
        now: 1_700_000_000_000,
      },
    },
    { next: 2e12 },
  ],
  ["newData.val() > 'b'", { "newData.val() > 'b'": { 'newData.val()': 'abc' } }, text],
  ["newData.val() < 'ab'", { "newData.val() < 'ab'": { 'newData.val()': 'abc' } }, text],
  [
    "newData.val() == 'ab' + 'd'",
    { "newData.val() == 'ab' + 'd'": { 'newData.val()': 'abc', "'ab' + 'd'": 'abd' } },
    text,
  ],
  ["$key + 1 == 'x2'", { "$key + 1 == 'x2'": { '$key + 1': 'x1', $key: 'x' } }],
  [
    'newData.val().length == 4',
    { 'newData.val().length == 4': { 'newData.val().length': 3, 'newData.val()': 'abc' } },
    text,
  ],
  [
    'newData.val().length <= 2',
    { 'newData.val().length <= 2': { 'newData.val().length': 3, 'newData.val()': 'abc' } },
    text,
  ],
  [
    "newData.val().contains('d')",
    { "newData.val().contains('d')": { 'newData.val()': 'abc' } },
    text,
  ],
  [
    "!newData.val().contains('b')",
    {
      "!newData.val().contains('b')": {
        "newData.val().contains('b')": true,
        'newData.val()': 'abc',
      },
    },
    text,
  ],
  [
    "newData.val().beginsWith('b')",
    { "newData.val().beginsWith('b')": { 'newData.val()': 'abc' } },
    text,
  ],
  [
    'newData.val().beginsWith($key)',
    { 'newData.val().beginsWith($key)': { 'newData.val()': 'abc', $key: 'x' } },
    text,
  ],
  [
    "newData.val().endsWith('b')",
    { "newData.val().endsWith('b')": { 'newData.val()': 'abc' } },
    text,
  ],
  [
    "newData.val().toUpperCase() == 'ABD'",
    {
      "newData.val().toUpperCase() == 'ABD'": {
        'newData.val().toUpperCase()': 'ABC',
        'newData.val()': 'abc',
      },
    },
    text,
  ],
  [
    'newData.val().toLowerCase() == newData.val()',
    {
      'newData.val().toLowerCase() == newData.val()': {
        'newData.val().toLowerCase()': 'abc',
        'newData.val()': 'aBc',
      },
    },
    { next: 'aBc' },
  ],
  [
    "newData.val().replace('a', 'x') == 'abc'",
    {
      "newData.val().replace('a', 'x') == 'abc'": {
        "newData.val().replace('a', 'x')": 'xbc',
        'newData.val()': 'abc',
      },
    },
    text,
  ],
  [
    'newData.val().matches(/^[0-9]+$/)',
    { 'newData.val().matches(/^[0-9]+$/)': { 'newData.val()': 'abc' } },
    text,
  ],
  [
    'newData.val().matches(/^(x|y)$/i)',
    { 'newData.val().matches(/^(x|y)$/i)': { 'newData.val()': 'abc' } },
    text,
  ],
  [
    '!newData.val().matches(/b/)',
    {
      '!newData.val().matches(/b/)': { 'newData.val().matches(/b/)': true, 'newData.val()': 'abc' },
    },
    text,
  ],
  [
    'newData.val().matches(/^\\d\\/\\d$/)',
    { 'newData.val().matches(/^\\d\\/\\d$/)': { 'newData.val()': 'abc' } },
    text,
  ],
  [
    'newData.val().matches(/^https?:\\/\\//)',
    { 'newData.val().matches(/^https?:\\/\\//)': { 'newData.val()': 'abc' } },
    text,
  ],
  [
    "newData.val() == '// no comment'",
    { "newData.val() == '// no comment'": { 'newData.val()': 'abc' } },
    text,
  ],
  [
    'newData.val().length == 300',
    {
      'newData.val().length == 300': {
        'newData.val().length': 301,
        'newData.val()': `${'a'.repeat(200)}…`,
      },
    },
    { next: 'a'.repeat(301) },
  ],
  [
    "newData.val() /* the text */ == 'x'",
    { "newData.val() == 'x'": { 'newData.val()': 'abc' } },
    text,
  ],
  [
    "newData.val()\n  // the text\n  == 'x'",
    { "newData.val() == 'x'": { 'newData.val()': 'abc' } },
    text,
  ],
];
