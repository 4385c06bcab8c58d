import type { Row } from './row.ts';

export const storedRows: readonly Row[] = [
  ['data.exists()', { 'data.exists()': { data: null } }],
  ['!data.exists()', { '!data.exists()': { 'data.exists()': true, data: 1 } }, { data: 1 }],
  ['newData.exists()', { 'newData.exists()': { newData: null } }, { next: null }],
  ['newData.isNumber()', { 'newData.isNumber()': { newData: 'new' } }],
  ['newData.isString()', { 'newData.isString()': { newData: 4 } }, { next: 4 }],
  ['newData.isBoolean()', { 'newData.isBoolean()': { newData: 'new' } }],
  ['data.isNumber()', { 'data.isNumber()': { data: { a: 1 } } }, { data: { a: 1 } }],
  ['data.isString()', { 'data.isString()': { data: null } }],
  ['newData.hasChildren()', { 'newData.hasChildren()': { newData: 'new' } }],
  [
    "newData.hasChildren(['a', 'b'])",
    { "newData.hasChildren(['a', 'b'])": { newData: { a: 1 } } },
    { next: { a: 1 } },
  ],
  [
    "newData.hasChildren(['a', $key])",
    { "newData.hasChildren(['a', $key])": { newData: { a: 1 }, $key: 'x' } },
    { next: { a: 1 } },
  ],
  [
    "newData.hasChild('b')",
    { "newData.hasChild('b')": { newData: { a: '{…}' } } },
    { next: { a: { c: 1 } } },
  ],
  [
    "!newData.hasChild('a')",
    { "!newData.hasChild('a')": { "newData.hasChild('a')": true, newData: { a: 1 } } },
    { next: { a: 1 } },
  ],
  ['data.val() == 2', { 'data.val() == 2': { 'data.val()': 1 } }, { data: 1 }],
  ['data.val() == null', { 'data.val() == null': { 'data.val()': 1 } }, { data: 1 }],
  ['data.val() != null', { 'data.val() != null': { 'data.val()': null } }],
  ['data.val() === true', { 'data.val() === true': { 'data.val()': false } }, { data: false }],
  [
    'data.val() == null',
    { 'data.val() == null': { 'data.val()': { a: 1, b: '{…}' } } },
    { data: { a: 1, b: { c: 1 } } },
  ],
  ["newData.val() == 'old'", { "newData.val() == 'old'": { 'newData.val()': 'new' } }],
  [
    'newData.val() == data.val()',
    { 'newData.val() == data.val()': { 'newData.val()': 'new', 'data.val()': 1 } },
    { data: 1 },
  ],
  [
    'newData.val() != data.val()',
    { 'newData.val() != data.val()': { 'newData.val()': 1, 'data.val()': 1 } },
    { data: 1, next: 1 },
  ],
  [
    "newData.child('a').val() == 2",
    { "newData.child('a').val() == 2": { "newData.child('a').val()": 1 } },
    { next: { a: 1 } },
  ],
  [
    "newData.child('a').exists()",
    { "newData.child('a').exists()": { "newData.child('a')": null } },
  ],
  [
    "newData.child('a').isNumber()",
    { "newData.child('a').isNumber()": { "newData.child('a')": 'b' } },
    { next: { a: 'b' } },
  ],
  [
    "data.child('a/b').val() == 2",
    { "data.child('a/b').val() == 2": { "data.child('a/b').val()": 1 } },
    { data: { a: { b: 1 } } },
  ],
  [
    "data.child('a').hasChildren(['c'])",
    { "data.child('a').hasChildren(['c'])": { "data.child('a')": { b: 1 } } },
    { data: { a: { b: 1 } } },
  ],
  ["root.child('n').val() == 6", { "root.child('n').val() == 6": { "root.child('n').val()": 5 } }],
  [
    "root.child('missing').exists()",
    { "root.child('missing').exists()": { "root.child('missing')": null } },
  ],
  [
    "root.child('people/' + auth.uid).child('role').val() == 'admin'",
    {
      "root.child('people/' + auth.uid).child('role').val() == 'admin'": {
        "root.child('people/' + auth.uid).child('role').val()": 'seller',
        "'people/' + auth.uid": 'people/ana',
        'auth.uid': 'ana',
      },
    },
  ],
  [
    "root.child('people').child($key).exists()",
    {
      "root.child('people').child($key).exists()": {
        "root.child('people').child($key)": null,
        $key: 'x',
      },
    },
  ],
  [
    "root.child('people').child(auth.uid).hasChild('boss')",
    {
      "root.child('people').child(auth.uid).hasChild('boss')": {
        "root.child('people').child(auth.uid)": {
          role: 'seller',
          level: 3,
          open: true,
          teams: '{…}',
        },
        'auth.uid': 'ana',
      },
    },
  ],
  [
    'root.hasChild($key)',
    { 'root.hasChild($key)': { root: { people: '{…}', n: 5, s: 'text', b: true }, $key: 'x' } },
  ],
  [
    "data.parent().parent().child('n').val() > 5",
    {
      "data.parent().parent().child('n').val() > 5": {
        "data.parent().parent().child('n').val()": 5,
      },
    },
  ],
  ["data.parent().hasChild('y')", { "data.parent().hasChild('y')": { 'data.parent()': null } }],
  [
    "newData.parent().hasChild('y')",
    { "newData.parent().hasChild('y')": { 'newData.parent()': { x: 'new' } } },
  ],
  [
    'data.getPriority() == 7',
    { 'data.getPriority() == 7': { 'data.getPriority()': 8, data: 1 } },
    { data: { '.value': 1, '.priority': 8 } },
  ],
  [
    'newData.getPriority() != null',
    { 'newData.getPriority() != null': { 'newData.getPriority()': null, newData: 'new' } },
  ],
  [
    "newData.child('at').val() == now",
    {
      "newData.child('at').val() == now": {
        "newData.child('at').val()": 1,
        now: 1_700_000_000_000,
      },
    },
    { next: { at: 1 } },
  ],
  [
    "newData.child('by').val() == auth.uid",
    {
      "newData.child('by').val() == auth.uid": {
        "newData.child('by').val()": null,
        'auth.uid': 'ana',
      },
    },
  ],
  [
    '!newData.hasChildren()',
    {
      '!newData.hasChildren()': { 'newData.hasChildren()': true, newData: { '1': true, a: '{…}' } },
    },
    { next: { 1: true, a: [2] } },
  ],
  [
    'newData.exists() == false',
    { 'newData.exists() == false': { 'newData.exists()': true, newData: 'new' } },
  ],
  [
    'data.exists() != newData.exists()',
    {
      'data.exists() != newData.exists()': {
        'data.exists()': true,
        data: 1,
        'newData.exists()': true,
        newData: 'new',
      },
    },
    { data: 1 },
  ],
];
