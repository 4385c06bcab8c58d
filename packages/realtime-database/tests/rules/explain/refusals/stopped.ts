import type { Row } from './row.ts';

const uncomparable = 'only two numbers or two strings can be compared';
const text = 'expected a string';
const number = 'expected a number';

/** A stopped evaluation counts as false, whatever expression contains it. */
export const stoppedRows: readonly Row[] = [
  ['data.val() > 3', { 'data.val() > 3': { stopped: uncomparable, 'data.val()': null } }],
  [
    "data.val() > 'a'",
    { "data.val() > 'a'": { stopped: uncomparable, 'data.val()': 3 } },
    { data: 3 },
  ],
  [
    'newData.val() < data.val()',
    {
      'newData.val() < data.val()': {
        stopped: uncomparable,
        'newData.val()': 'new',
        'data.val()': 3,
      },
    },
    { data: 3 },
  ],
  [
    'auth.token.level > 2',
    {
      'auth.token.level > 2': {
        stopped: uncomparable,
        'auth.token.level': null,
        'auth.token': null,
        auth: null,
      },
    },
    { caller: null },
  ],
  ['data.val().length > 0', { 'data.val().length': { stopped: text, 'data.val()': null } }],
  [
    'data.val().length > 0 || auth != null',
    { 'data.val().length': { stopped: text, 'data.val()': null } },
  ],
  [
    'auth == null || data.val().length > 0',
    { 'data.val().length': { stopped: text, 'data.val()': null } },
  ],
  [
    'auth != null && data.val().length > 0',
    { 'data.val().length': { stopped: text, 'data.val()': null } },
  ],
  ['!(data.val().length > 0)', { 'data.val().length': { stopped: text, 'data.val()': null } }],
  [
    'data.exists() ? true : data.val().length > 0',
    { 'data.val().length': { stopped: text, 'data.val()': null } },
  ],
  [
    'data.val().length > 0 ? true : true',
    { 'data.val().length': { stopped: text, 'data.val()': null } },
  ],
  [
    "data.val().contains('a')",
    { "data.val().contains('a')": { stopped: text, 'data.val()': 3 } },
    { data: 3 },
  ],
  [
    'data.val().contains(auth.uid)',
    { 'data.val().contains(auth.uid)': { stopped: text, 'data.val()': null } },
  ],
  [
    '$key.contains(data.val())',
    { '$key.contains(data.val())': { stopped: text, $key: 'x', 'data.val()': null } },
  ],
  [
    '$key.replace(data.val(), auth.uid) == $key',
    { '$key.replace(data.val(), auth.uid)': { stopped: text, $key: 'x', 'data.val()': null } },
  ],
  [
    'data.val().matches(/5/)',
    { 'data.val().matches(/5/)': { stopped: text, 'data.val()': 5 } },
    { data: 5 },
  ],
  ['data.val() - 1 == 0', { 'data.val() - 1': { stopped: number, 'data.val()': null } }],
  [
    'data.val() + 1 == 1',
    { 'data.val() + 1': { stopped: number, 'data.val()': true } },
    { data: true },
  ],
  [
    '1 + data.val() * 2 == 1',
    { 'data.val() * 2': { stopped: number, 'data.val()': 'a' } },
    { data: 'a' },
  ],
  ['-data.val() < 0', { '-data.val()': { stopped: number, 'data.val()': 'a' } }, { data: 'a' }],
  [
    'root.child(data.val()).exists()',
    { 'root.child(data.val())': { stopped: text, 'data.val()': null } },
  ],
  [
    'root.child(auth.uid).exists()',
    { 'root.child(auth.uid)': { stopped: text, 'auth.uid': null, auth: null } },
    { caller: null },
  ],
  [
    "root.child('people/' + auth.uid).exists()",
    { "'people/' + auth.uid": { stopped: number, 'auth.uid': null, auth: null } },
    { caller: null },
  ],
  [
    'newData.hasChildren([data.val()])',
    { 'newData.hasChildren([data.val()])': { stopped: text, newData: { a: 1 }, 'data.val()': 7 } },
    { data: 7, next: { a: 1 } },
  ],
  ['root.parent().exists()', { 'root.parent()': { stopped: 'the root has no parent' } }],
  [
    "data.parent().parent().parent().child('n').exists()",
    { 'data.parent().parent().parent()': { stopped: 'the root has no parent' } },
  ],
  [
    'data.val().toLowerCase() == null',
    { 'data.val().toLowerCase()': { stopped: text, 'data.val()': { a: 1 } } },
    { data: { a: 1 } },
  ],
];
