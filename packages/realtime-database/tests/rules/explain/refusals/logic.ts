import type { Row } from './row.ts';

const four = { next: 4 };
const noData = { 'data.exists()': { data: null } };
const notAdmin = { 'auth.token.admin == true': { 'auth.token.admin': false } };
const notText = { 'newData.isString()': { newData: 4 } };
const tooFew = { 'newData.val() > 4': { 'newData.val()': 4 } };
const notOwn = { 'auth.uid == $key': { 'auth.uid': 'ana', $key: 'x' } };

export const logicRows: readonly Row[] = [
  ['auth != null && data.exists()', noData],
  ['data.exists() && auth != null', noData],
  ['data.exists() && newData.isString()', noData, four],
  ['auth != null && newData.isNumber() && newData.val() > 4', tooFew, four],
  ['auth != null && newData.isString() && newData.val() > 4', notText, four],
  ['auth != null && (newData.isNumber() && newData.val() > 4)', tooFew, four],
  ['(auth != null) && newData.isString()', notText, four],
  ['data.exists() || newData.isString()', { ...noData, ...notText }, four],
  [
    'data.exists() || newData.isString() || newData.val() > 4',
    { ...noData, ...notText, ...tooFew },
    four,
  ],
  ['data.exists() || newData.isNumber() && newData.val() > 4', { ...noData, ...tooFew }, four],
  ['newData.isString() && data.exists() || newData.val() > 4', { ...notText, ...tooFew }, four],
  ['auth != null && (data.exists() || newData.isString())', { ...noData, ...notText }, four],
  ['(data.exists() || newData.isString()) && auth != null', { ...noData, ...notText }, four],
  ['(data.exists() || newData.isNumber()) && newData.val() > 4', tooFew, four],
  [
    '(auth.uid == $key || auth.token.admin == true) && newData.isNumber()',
    { ...notOwn, ...notAdmin },
    four,
  ],
  [
    'newData.isNumber() && (auth.uid == $key || auth.token.admin == true)',
    { ...notOwn, ...notAdmin },
    four,
  ],
  ['auth.uid == $key || auth.token.admin == true && data.exists()', { ...notOwn, ...notAdmin }],
  ['data.exists() || data.exists()', noData],
  ['false || data.exists()', { false: {}, ...noData }],
  ['auth != null && false', { false: {} }],
  ['true && data.exists()', noData],
  [
    '!(auth != null)',
    {
      '!(auth != null)': {
        '(auth != null)': true,
        auth: { uid: 'ana', provider: 'password', token: '{…}' },
      },
    },
  ],
  [
    '!(newData.isNumber() && newData.val() == 4)',
    {
      '!(newData.isNumber() && newData.val() == 4)': {
        '(newData.isNumber() && newData.val() == 4)': true,
        'newData.isNumber()': true,
        newData: 4,
        'newData.val() == 4': true,
        'newData.val()': 4,
      },
    },
    four,
  ],
  [
    '!(newData.isNumber() || data.exists())',
    {
      '!(newData.isNumber() || data.exists())': {
        '(newData.isNumber() || data.exists())': true,
        'newData.isNumber()': true,
        newData: 4,
      },
    },
    four,
  ],
  [
    '!!data.exists()',
    { '!!data.exists()': { '!data.exists()': true, 'data.exists()': false, data: null } },
  ],
  [
    '!newData.isNumber() && data.exists()',
    { '!newData.isNumber()': { 'newData.isNumber()': true, newData: 4 } },
    four,
  ],
  ['data.exists() ? newData.isNumber() : newData.isString()', notText, four],
  ['data.exists() ? newData.isString() : newData.isNumber()', notText, { data: 1, next: 4 }],
  ['auth != null ? data.exists() : false', noData],
  [
    'data.exists() ? true : false',
    { 'data.exists() ? true : false': { 'data.exists()': false, data: null } },
  ],
  [
    'newData.isNumber() ? false : true',
    { 'newData.isNumber() ? false : true': { 'newData.isNumber()': true, newData: 4 } },
    four,
  ],
  ['auth != null && (data.exists() ? data.val() == 1 : newData.val() > 4)', tooFew, four],
  ['data.exists() ? false : newData.isNumber() ? newData.val() > 4 : true', tooFew, four],
  ['data.exists() ? true : newData.isString() ? true : auth.token.admin == true', notAdmin, four],
  [
    '(data.exists() ? data.val() : 9) == 8',
    {
      '(data.exists() ? data.val() : 9) == 8': {
        '(data.exists() ? data.val() : 9)': 9,
        'data.exists()': false,
        data: null,
      },
    },
  ],
  [
    '(data.exists() ? data.val() : 9) == 8',
    {
      '(data.exists() ? data.val() : 9) == 8': {
        '(data.exists() ? data.val() : 9)': 7,
        'data.exists()': true,
        data: 7,
        'data.val()': 7,
      },
    },
    { data: 7 },
  ],
  [
    'newData.val() == (data.exists() ? data.val() + 1 : 1)',
    {
      'newData.val() == (data.exists() ? data.val() + 1 : 1)': {
        'newData.val()': 4,
        '(data.exists() ? data.val() + 1 : 1)': 8,
        'data.exists()': true,
        data: 7,
        'data.val() + 1': 8,
        'data.val()': 7,
      },
    },
    { data: 7, next: 4 },
  ],
  [
    '(auth != null && data.exists()) == true',
    {
      '(auth != null && data.exists()) == true': {
        '(auth != null && data.exists())': false,
        'auth != null': true,
        auth: { uid: 'ana', provider: 'password', token: '{…}' },
        'data.exists()': false,
        data: null,
      },
    },
  ],
  [
    'newData.isNumber() == data.exists()',
    {
      'newData.isNumber() == data.exists()': {
        'newData.isNumber()': true,
        newData: 4,
        'data.exists()': false,
        data: null,
      },
    },
    four,
  ],
  ['((data.exists()))', { '((data.exists()))': { data: null } }],
  [
    "root.child('b').val() == true && root.child('b').val() == false",
    { "root.child('b').val() == false": { "root.child('b').val()": true } },
  ],
  [
    "newData.val() == 'a' || newData.val() == 'b'",
    {
      "newData.val() == 'a'": { 'newData.val()': 4 },
      "newData.val() == 'b'": { 'newData.val()': 4 },
    },
    four,
  ],
  [
    'auth != null && (auth.uid == $key && newData.isNumber() || auth.token.admin == true)',
    { ...notOwn, ...notAdmin },
    four,
  ],
  [
    'auth.token.admin == true || root.child($key).exists() || data.exists() && newData.isNumber()',
    {
      ...notAdmin,
      'root.child($key).exists()': { 'root.child($key)': null, $key: 'x' },
      ...noData,
    },
  ],
];
